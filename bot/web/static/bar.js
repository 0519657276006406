// The bar: what will happen, what is missing, and which of its buttons can be pressed.

import { made, sealFinal } from "./chips.js";
import { chosen, count, fits, isLastForGood, told } from "./choices.js";
import { isNext, isReadyToSend, pointOut } from "./coach.js";
import { SURE } from "./touch.js";

/** @param {string} words */
const small = (words) => made("small", "", words);

export class Bar {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
  }

  // Confirm sends what the form proposes, and says that this is for good.
  get isMarked() {
    const { armed, begun, isWhole, node } = this.play;
    return !armed && !begun && isWhole && "final" in node.form.dataset;
  }

  tell() {
    const [undo, back, will, confirm, end] = ["undo", "back", null, "confirm", "end"].map((name) =>
      name ? this.play.bar.querySelector(`[data-bar=${name}]`) : this.play.bar.querySelector(".will"),
    );
    undo.disabled = !this.play.question.querySelector("form.undo button");
    back.disabled = !this.play.armed && this.play.trail.every((step) => "takenUp" in step.el.dataset);
    const form = this.play.node?.kind === "form" ? this.play.node : null;
    const whole = this.play.isWhole;
    confirm.disabled = !(this.play.armed && this.play.final !== null) && !whole;
    confirm.classList.toggle("away", !this.play.armed && !this.play.needsConfirm);
    this.ask(Boolean(this.play.armed && this.play.final), confirm, [undo, end]);
    sealFinal(confirm, { final: this.isMarked });
    end.classList.toggle("away", !this.play.forms?.dataset.ending);
    end.disabled = !this.play.ending;
    if (this.play.ending || !this.play.forms?.dataset.ending) end.textContent = this.play.ending?.label ?? "";
    pointOut(end, isNext(this.play.ending));
    sealFinal(end, this.play.ending);
    end.ariaLabel = this.play.ending?.note ? this.play.words.says(this.play.ending.label, this.play.ending.note) : null;
    end.title = this.play.ending?.note ?? "";
    pointOut(
      confirm,
      this.play.armed
        ? Boolean(this.play.final) &&
            (this.play.armed.option.label ? isNext(this.play.armed.option) : isReadyToSend(this.play.node))
        : whole && isReadyToSend(form),
    );
    end.classList.toggle("armed", Boolean(this.play.ending) && this.play.isArmed({ option: this.play.ending }));
    const sentence = this.sentence(form, whole);
    if (will.textContent !== sentence.map((part) => part.textContent).join("")) will.replaceChildren(...sentence);
    this.play.keys.name();
  }

  // Confirm asks "Sure?". On a phone it covers its neighbours meanwhile, and what is there only now cannot be pressed for
  // a moment: neither what it covers nor what it covered is what a press that comes so soon was meant for.
  /** @param {boolean} sure @param {Part} confirm @param {Part[]} neighbours */
  ask(sure, confirm, neighbours) {
    const { bar } = this.play;
    if (sure === bar.classList.contains("sure")) return;
    confirm.replaceChildren(sure ? made("span", "asks", bar.dataset.sure) : bar.dataset.confirm);
    bar.classList.toggle("sure", sure);
    bar.classList.add("settling");
    clearTimeout(this.settling);
    this.settling = setTimeout(() => bar.classList.remove("settling"), SURE);
    const held = /** @type {Part} */ (document.activeElement);
    if (neighbours.includes(held) && !held.checkVisibility({ visibilityProperty: true }))
      confirm.focus({ preventScroll: true });
  }

  // What is missing, or cannot be undone, comes first: of a long sentence the end is cut.
  /** @param {Asked} form @param {boolean} whole */
  sentence(form, whole) {
    const strong = document.createElement("strong");
    const option = this.play.armed?.option.label ? this.play.armed.option : null;
    const trail = option ? this.play.trail.filter((step) => step.el.contains(option.el)) : this.play.trail;
    const names = [...trail.map((step) => step.label), ...(option ? [option.label] : [])];
    const isTrade = Boolean(form?.groups.some(({ side }) => side)),
      filled = (isTrade ? terms(form.groups, this.play.words) : contents(form?.groups ?? [], this.play.words)).join(
        " · ",
      );
    const way = isTrade && names.length ? names.at(-1) : names.join(" → "); // what it answers is above the form
    const both = isTrade ? `${filled} · ${way}` : this.play.words.says(way, filled);
    strong.textContent = (way && filled ? both : way || filled) + (option?.note ? ` · ${option.note}` : "");
    const { missing, final, again } = this.play.bar.dataset;
    if (this.play.final) return [small(`${final} `), strong, small(` · ${again}`)];
    if (this.isMarked) return [small(`${final} `), strong];
    const { begun, ending, table, words } = this.play;
    const opensItself = form && !begun && ending, // nothing was chosen in it yet
      isProposed = opensItself && whole; // Confirm sends what it was opened with
    if (form && !whole && !opensItself) {
      const isMarked = form.groups.some((field) => field.items?.some((option) => isLastForGood(field, option)));
      const lacks = small(`${missing.replace("%a", this.missing(form))}${strong.textContent ? " ·" : ""} `);
      return isMarked ? [lacks, strong, this.legend()] : [lacks, strong];
    }
    const isMarked = () => table.querySelector(".tray .final, .bar-end.final") !== null;
    if (strong.textContent && !opensItself)
      return form || option || !isMarked() ? [strong] : [strong, small(" ·"), this.legend()];
    // The button of the ending has room for a name alone: whose offer it accepts is said here.
    if (!isProposed || !strong.textContent)
      strong.textContent = ending?.note ? words.says(ending.label, ending.note) : "";
    return isMarked() ? [this.legend(), ...(strong.textContent ? [small("· "), strong] : [])] : [strong];
  }

  // What the mark on some buttons means, and not the words beside it; those who hear the page hear it at each of them.
  legend() {
    const words = small(` = ${this.play.bar.dataset.final} `);
    words.setAttribute("aria-hidden", "true");
    words.prepend(Object.assign(document.createElement("span"), { className: "marked" }));
    return words;
  }

  // The first field that holds no answer yet, with how much of it there is; of the only one, which the question itself
  // names, how many are missing.
  /** @param {Asked} form */
  missing(form) {
    const field = form.groups.find((group) => !fits(group));
    if (field.kind === "amount") return field.label;
    const left = field.low - count(field),
      isNamed = Boolean(field.el.closest(".entry, .way"));
    if (!isNamed && left > 0) return String(left);
    if (isNamed && field.low < 2) return field.label;
    const all = this.play.words.of(count(field), left > 0 ? field.low : field.high);
    return isNamed ? this.play.words.says(field.label, all) : all;
  }
}

// What is filled in, field by field.
/** @param {Field[]} groups @param {Words} words */
const contents = (groups, words) => groups.map((field) => told(field, words)).filter(Boolean);

// A trade as players say it: what is given, what is got, and, once there is something to give or get, to whom. What
// was only proposed to go with it is not said.
/** @param {Field[]} groups @param {Words} words */
function terms(groups, words) {
  const sides = /** @type {const} */ (["give", "get"]).flatMap((side) => {
    const fields = groups.filter((field) => field.side === side),
      money = fields.filter(({ kind, input }) => kind === "amount" && Number(input.value)),
      parts = fields.filter(({ kind }) => kind !== "amount").flatMap((field) => wares(field, words));
    return [...(parts.length ? [words.says(words[side], parts.join(", "))] : []), ...contents(money, words)];
  });
  const beside = groups.filter(({ el, side, kind }) => !side && (kind === "pick" || "touched" in el.dataset));
  return sides.length ? [...sides, ...contents(beside, words)] : [];
}

// Goods with their numbers, and money; nothing of what stays at zero.
/** @param {Field} field @param {Words} words @returns {string[]} */
function wares(field, words) {
  if (field.kind === "share")
    return field.pots
      .filter(({ input }) => Number(input.value))
      .map(({ label, input: { value, dataset } }) =>
        "money" in dataset ? words.says(label, value) : `${value} × ${label}`,
      );
  if (field.kind !== "ways") return contents([field], words);
  return field.items.filter(chosen).flatMap(({ label, groups: [inner] }) => {
    if (!inner) return [label];
    return inner.kind === "amount" ? [`${label} (${inner.input.value})`] : wares(inner, words);
  });
}
