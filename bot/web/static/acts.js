// Makes the forms of what people may do around a game as comfortable as those of a question.

import { enhance } from "./form.js";

document.querySelectorAll("form.inner, form.order").forEach(enhance);
