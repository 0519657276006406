// A live drawing: its still layer is loaded once; what changes is changed in place, so that pieces are seen to move.

const MOVE = 420;
const APPEAR = 240;
const DEALT = 180;
const MOST_AT_ONCE = 24;
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"><defs/></svg>'; // of a drawing that has no still layer
const layers = new Map();

/** @param {Part} place */
export function drawing(place) {
  return place.querySelector("svg.drawing:not(.past)");
}

// --- the still layer

/** @param {string} hash @param {string} otherwise */
async function layer(hash, otherwise) {
  if (!layers.has(hash))
    layers.set(
      hash,
      load(`/still/${hash}.svg`)
        .catch(() => load(otherwise))
        .catch((error) => {
          layers.delete(hash);
          throw error;
        }),
    );
  return layers.get(hash);
}

/** @param {string} address */
async function load(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return parse(await answer.text());
}

/** @param {string} text */
export function parse(text) {
  const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
  return /** @type {Part} */ (documentElement);
}

/** @param {Part} svg @param {string} otherwise */
export async function fill(svg, otherwise) {
  const hash = svg.dataset.still;
  const still = hash ? await layer(hash, otherwise).catch(() => /** @type {Part} */ (null)) : parse(EMPTY);
  if (!still || svg.dataset.still !== hash || svg.dataset.filled === hash) return;
  for (const sprite of svg.querySelectorAll("defs.sprites > [data-of-still]")) sprite.remove();
  const sprites = [...still.querySelector("defs").children].map((child) => document.importNode(child, true));
  for (const sprite of sprites) sprite.setAttribute("data-of-still", "");
  svg.querySelector("defs.sprites").prepend(...sprites);
  for (const part of ["under", "over"]) {
    const from = still.querySelector(`g.still[data-part=${part}]`),
      to = svg.querySelector(`g.still[data-part=${part}]`);
    to?.replaceChildren(...[...(from?.children ?? [])].map((child) => document.importNode(child, true)));
  }
  svg.dataset.filled = hash;
}

// A drawing is one picture, with its description, and beside it the places that can be pressed.
/** @param {Part} svg @param {string} name */
export function open(svg, name) {
  const drawn = svg.querySelector(":scope > g.pieces");
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", svg.getAttribute("aria-label"));
  svg.setAttribute("role", "group");
  svg.setAttribute("aria-label", name);
  for (const layer of svg.querySelectorAll(":scope > :not(g.pieces, g.spots)"))
    layer.setAttribute("aria-hidden", "true");
  for (const spot of svg.querySelectorAll(".spot:not(.lit)")) spot.setAttribute("aria-hidden", "true");
}

// A drawing without places to press is one picture.
/** @param {Part} svg */
export function close(svg) {
  for (const layer of svg.children) layer.setAttribute("aria-hidden", "true");
}

// What a drawing shows, in words.
/** @param {Part} svg @param {string} label */
function describe(svg, label) {
  const drawn = svg.querySelector(":scope > g.pieces");
  (drawn.getAttribute("role") ? drawn : svg).setAttribute("aria-label", label);
}

// --- what changed

/** @param {string} text */
export function element(text) {
  const holder = parse(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`);
  return document.importNode(holder.firstElementChild, true);
}

/** @param {Part} svg @param {string} id */
const byId = (svg, id) => svg.querySelector(`#${CSS.escape(id)}`);

// Apply what the host says has changed; gives the ways that pieces went.
/** @param {Part} svg @param {Changes} changes @param {string} otherwise */
export async function apply(svg, changes, otherwise) {
  if (changes.label) describe(svg, changes.label);
  if (changes.box) resize(svg, changes.box);
  if (changes.still !== undefined) {
    svg.dataset.still = changes.still;
    await fill(svg, otherwise);
  }
  addSprites(svg, changes.sprites ?? {});
  const old = Object.fromEntries(
    [...(changes.remove ?? []), ...Object.keys(changes.move ?? {}), ...(changes.put ?? []).map((one) => one.id)].map(
      (id) => [id, byId(svg, id)?.getAttribute("transform") ?? null],
    ),
  );
  for (const id of changes.remove ?? []) byId(svg, id)?.remove();
  for (const [id, to] of Object.entries(changes.move ?? {})) byId(svg, id)?.setAttribute("transform", to);
  for (const { id, layer, after, svg: text } of changes.put ?? []) put(svg, id, layer, after, element(text));
  for (const [layer, ids] of Object.entries(changes.order ?? {}))
    svg.querySelector(`:scope > g.${layer}`).append(...ids.map((id) => byId(svg, id)).filter(Boolean));
  return show(svg, [...Object.keys(changes.move ?? {}), ...(changes.put ?? []).map((one) => one.id)], old);
}

// Another part of the page, with the ground below it.
/** @param {Part} svg @param {(number | string)[]} box */
function resize(svg, box) {
  svg.setAttribute("viewBox", box.join(" "));
  const ground = svg.querySelector(":scope > rect.ground");
  for (const [i, side] of ["x", "y", "width", "height"].entries()) ground.setAttribute(side, box[i]);
}

// Small drawings that are wanted and may be there already.
/** @param {Part} svg @param {Record<string, string>} sprites */
export function addSprites(svg, sprites) {
  for (const [id, sprite] of Object.entries(sprites))
    if (!byId(svg, id)) svg.querySelector("defs.sprites").append(element(sprite));
}

/** @param {Part} svg @param {string} id @param {string} layer @param {string} after @param {Element} coming */
function put(svg, id, layer, after, coming) {
  const there = byId(svg, id);
  if (there) {
    there.replaceWith(coming);
    return;
  }
  const before = after ? byId(svg, after) : null;
  if (before) before.after(coming);
  else svg.querySelector(`:scope > g.${layer}`).prepend(coming);
}

// Another drawing of the same page: what has the same id stays, moves or changes; the rest comes and goes.
/** @param {Part} svg @param {Part} coming @param {string} otherwise */
export async function become(svg, coming, otherwise) {
  const old = Object.fromEntries(
    [...svg.querySelectorAll("g.pieces > [id]")].map((one) => [one.id, one.getAttribute("transform")]),
  );
  resize(svg, coming.getAttribute("viewBox").split(" "));
  describe(svg, coming.getAttribute("aria-label"));
  const sprites = [...coming.querySelectorAll("defs.sprites > [id]")].filter((one) => !byId(svg, one.id));
  svg.querySelector("defs.sprites").append(...sprites.map((child) => document.importNode(child, true)));
  for (const layer of ["lights", "pieces", "spots"]) {
    svg
      .querySelector(`:scope > g.${layer}`)
      .replaceChildren(
        ...[...coming.querySelector(`:scope > g.${layer}`).children].map((child) => document.importNode(child, true)),
      );
  }
  if (svg.dataset.still !== coming.dataset.still) {
    svg.dataset.still = coming.dataset.still;
    await fill(svg, otherwise);
  }
  const moved = [...svg.querySelectorAll("g.pieces > [id]")]
    .filter((one) => old[one.id] !== one.getAttribute("transform"))
    .map((one) => one.id);
  return show(svg, moved, old);
}

// --- motion

/** @param {string} transform @returns {Place} */
const at = (transform) => {
  const place = /translate\(\s*(-?[\d.]+)(?:[ ,]+(-?[\d.]+))?/.exec(transform ?? "");
  return place && [Number(place[1]), Number(place[2] ?? 0)];
};

/** @param {Part} svg @param {string[]} ids @param {Record<string, string>} old */
function show(svg, ids, old) {
  const ways = [];
  for (const id of ids) {
    const piece = byId(svg, id),
      from = at(old[id]),
      to = at(piece?.getAttribute("transform"));
    if (!piece?.matches(".piece")) continue;
    if (from && to && (from[0] !== to[0] || from[1] !== to[1])) ways.push({ id, from, to, piece });
    else if (!(id in old) || old[id] === null) arrive(piece, to);
  }
  if (!calm.matches && ways.length <= MOST_AT_ONCE) for (const { piece, from, to } of ways) glide(piece, from, to);
  return ways.map(({ id, from, to }) => ({ id, from, to }));
}

/** @param {Part} piece @param {Place} from @param {Place} to */
function glide(piece, from, to) {
  /** @param {Place} at */
  const place = ([x, y]) => `translate(${x}px, ${y}px)`;
  piece.animate([{ transform: place(from) }, { transform: place(to) }], { duration: MOVE, easing: "ease-in-out" });
}

// What is new shows itself where it stands; a card of a hand comes from the board above it.
/** @param {Part} piece @param {Place} to */
function arrive(piece, to) {
  if (calm.matches) return;
  const held = to && piece.closest(".hand"),
    from = held && [to[0], to[1] - DEALT];
  const way = held
    ? [{ transform: `translate(${from[0]}px, ${from[1]}px)` }, { transform: `translate(${to[0]}px, ${to[1]}px)` }]
    : [{}, {}];
  piece.animate(
    [
      { ...way[0], opacity: 0 },
      { ...way[1], opacity: 1 },
    ],
    { duration: held ? MOVE : APPEAR, easing: "ease-out" },
  );
}

// A press anywhere ends what still moves.
/** @param {Part} place */
export function skip(place) {
  const moving = [...place.querySelectorAll("svg.drawing, .dice")];
  for (const one of moving.flatMap((part) => part.getAnimations({ subtree: true }))) one.finish();
}

// --- trails: the ways of the last moves, until one's next answer

/** @param {Part} svg @param {Trail[]} ways */
export function trails(svg, ways) {
  svg.querySelector(":scope > g.trails")?.remove();
  if (!ways.length) return;
  const g = document.createElementNS("http://www.w3.org/2000/svg", "g");
  g.setAttribute("class", "trails");
  g.setAttribute("aria-hidden", "true");
  for (const { id, from } of ways) {
    const piece = byId(svg, id),
      to = at(piece?.getAttribute("transform"));
    if (!piece || !to || piece.closest(".drawing") !== svg) continue;
    const box = piece.getBBox(),
      [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) < box.width * 0.6) continue;
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    const [ax, ay, bx, by] = [from[0] + cx, from[1] + cy, to[0] + cx, to[1] + cy];
    path.setAttribute("class", "trail");
    path.setAttribute(
      "d",
      `M${ax} ${ay}Q${(ax + bx) / 2 + (by - ay) * 0.12} ${(ay + by) / 2 - (bx - ax) * 0.12} ${bx} ${by}`,
    );
    g.append(path);
  }
  svg.querySelector(":scope > g.pieces").before(g);
}
