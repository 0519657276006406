def reason(view, decision, answer):
    raise NotImplementedError
