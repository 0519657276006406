// Where to look: at what can be done now, and while one looks back, at what happens.

import { spots } from "./board.js";

const SMALL = 700;
const ROOMY = 0.6;
const TOUCHABLE = 30;
const CLOSEST = 3;
const ENOUGH = 44; // pixels of a place: closer would only hide what is around it

export class Looking {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
  }

  // On a small screen the board opens on what can be done there now; the hand shows itself when it is asked about.
  /** @param {boolean} [within] */
  look(within = false) {
    /** @param {Part} picture */
    const lit = (picture) =>
      [".spot.coached", ".spot.lit"].map((kind) => [...picture.querySelectorAll(kind)]).find((found) => found.length) ??
      [];
    const [cards, places, beside] = [this.play.hand, this.play.board, this.play.beside].map((picture) =>
      picture ? lit(picture).length : 0,
    );
    if (!within)
      this.play.table.dispatchEvent(
        new CustomEvent("looks", { detail: { hand: cards > 0 && cards >= places, beside: beside > cards + places } }),
      );
    const zoom = this.play.zooms.get(this.play.board);
    if (!zoom) return;
    if (this.play.question.querySelector(".over")) zoom.whole();
    else this.lookAt(lit(this.play.board), zoom, this.about());
    if (within && zoom.at.k > 1) this.play.draw();
  }

  // The places that the question is about, such as where one's own pieces are.
  /** @returns {Part[]} */
  about() {
    const ids = this.play.question.querySelector(".tray")?.dataset.about?.split(" ") ?? [];
    return ids.flatMap((id) => spots(this.play.board, id));
  }

  // Closer, where the places are small or out of sight; and where nothing is asked, at as much as can be read. What the
  // reader has looked closer at stays in sight for as long as some of the places do. What the question is about is in
  // sight, too, and in the middle where nothing can be pressed.
  /** @param {Part[]} places @param {import("./zoom.js").Zoom} zoom @param {Part[]} about */
  lookAt(places, zoom, about) {
    const asked = [...places, ...about],
      { inside } = zoom.sees(asked),
      { least } = zoom.sees(places),
      isRoomy = this.isRoomy(zoom.chart),
      most = isRoomy || !places.length ? 1 : Math.min(CLOSEST, (ENOUGH * zoom.at.k) / least),
      aim = { places: places.length ? places : about, most, keep: about };
    if (zoom.own && (inside || !asked.length)) return;
    if (!asked.length) zoom.whole();
    else if (inside < asked.length || (!isRoomy && (least < TOUCHABLE || !places.length)))
      zoom.onto(aim.places, aim.most, about);
    zoom.read();
    zoom.aim = aim;
    zoom.keepInSight(); // letters that are made larger push things out of sight
  }

  // Where something happens, while one looks back.
  /** @param {Part[]} pieces */
  attend(pieces) {
    const zoom = this.play.zooms.get(this.play.board);
    if (!pieces.length || !zoom || zoom.own) return;
    const isRoomy = this.isRoomy(zoom.chart);
    if (zoom.sees(pieces).inside === pieces.length && (isRoomy || zoom.at.k > 1)) return;
    zoom.onto(pieces, isRoomy ? 1 : CLOSEST - 1);
    zoom.read();
  }

  // A wide screen shows a wide board whole.
  /** @param {Part} chart */
  isRoomy(chart) {
    const [width, height] = this.play.board
      .querySelector("svg")
      .getAttribute("viewBox")
      .split(/[ ,]+/)
      .slice(2)
      .map(Number);
    return (
      chart.clientWidth > SMALL &&
      Math.min(chart.clientWidth, (chart.clientHeight * width) / height) > ROOMY * chart.clientWidth
    );
  }
}
