// The values that the page's scripts pass to each other, and an element as our templates write it.

// What a selector finds: the DOM's own types cannot know it, the templates do.
interface Part extends HTMLElement {
  action: string;
  checked: boolean;
  defaultChecked: boolean;
  defaultValue: string;
  dateTime: string;
  disabled: boolean;
  elements: HTMLFormControlsCollection & Record<string, Part>;
  form: HTMLFormElement & Part;
  href: string;
  max: string;
  min: string;
  name: string;
  open: boolean;
  ownerSVGElement: Part;
  sizes: string;
  step: string;
  type: string;
  value: string;
  checkValidity(): boolean;
  close(): void;
  decode(): Promise<void>;
  getBBox(): DOMRect;
  getCTM(): DOMMatrix;
  getPointAtLength(along: number): DOMPoint;
  getScreenCTM(): DOMMatrix;
  getTotalLength(): number;
  isPointInFill(point: DOMPointInit): boolean;
  requestSubmit(): void;
  reset(): void;
  select(): void;
  showModal(): void;
}
interface ParentNode {
  querySelector(selector: string): Part;
  querySelectorAll(selector: string): NodeListOf<Part>;
}
interface Document {
  createElement(name: string): Part;
  createElementNS(namespace: string, name: string): Part;
  getElementById(id: string): Part;
  importNode(node: Node, deep: boolean): Part;
}
interface Node {
  cloneNode(deep: boolean): Part;
}
interface EventTarget {
  closest(selector: string): Part;
}
interface Element {
  closest(selector: string): Part;
  setAttribute(name: string, value: string | number | boolean): void;
}
interface Navigator {
  standalone?: boolean; // Safari's
}
interface NotificationOptions {
  renotify?: boolean;
}

// --- a question, read from its forms (choices.js)

interface Item {
  el: Part;
  label?: string;
  note?: string; // all that is said beside the label: of the item itself, and the only answer it leaves
  own?: string;
  of?: string; // what it belongs to, where others beside it do not
  only?: string;
  onlyNote?: string;
  onlySpot?: string;
  spot?: string | null;
  moves?: string | null;
  coached?: string | null;
  deed?: string;
  aside?: boolean;
  usual?: boolean; // what the question is about: its form is shown at once
  opens?: boolean; // it only opens a form of its own
  drawn?: boolean; // its place on the picture shows what the note says
  final?: boolean; // it cannot be undone
  finalNumber?: boolean; // nor can it with any number that is asked for beside it
  kind?: string; // what it is one of, in short
  above?: number; // what is offered already: numbers beside it begin above this
  place?: number; // among all that the field lists
  does?: "send" | "open";
  value?: string;
  inner?: () => Asked;
  box?: Part;
  groups?: Field[];
}
// What can be chosen beside the board, in its slot; without an item it was offered earlier in the turn.
interface Answered {
  deed: string;
  label: string;
  note: string;
  wide?: number;
  high?: number;
}
interface Deed extends Answered {
  option?: Item;
  tall?: number; // how high its button was, where it has no row
  long?: boolean; // whether its button had a row of its own
  head?: number; // how high its name and note were
  row: boolean;
  more?: boolean;
  reused?: boolean;
  outgrown?: boolean; // its row has become higher, so it is a button in its slot
  inner?: Answered[];
  pips?: Map<string, string[]>;
}
interface Plan {
  deeds: Deed[];
  lists: boolean;
  folds: boolean;
  large: boolean; // the buttons in sight are, and stay so, whatever comes behind More later
  tight: boolean;
  wide: number;
  high?: number; // of what can be pressed and has no row
}
interface Pot {
  label: string;
  note: string;
  input: Part;
}
interface Field {
  kind: "order" | "amount" | "share" | "ways" | "pick";
  el: Part;
  label: string;
  side: string | null;
  narrow: boolean;
  low: number;
  high: number;
  single?: boolean;
  finalPicks?: string[]; // items, by their places, that together are an answer that cannot be undone
  finalNumbers?: string[]; // numbers that are each an answer that cannot be undone
  items?: Item[];
  input?: Part;
  pots?: Pot[];
}
interface Asked {
  kind: "one" | "form";
  place: Part;
  items?: Item[];
  waits?: Answered[]; // what is usual and has to wait
  form?: Part;
  groups?: Field[];
}
interface Way {
  spot?: string;
  steps?: Item[];
  option?: Item;
  field?: Field;
  byButton?: boolean; // by a button that says whether it is final
  confirms?: boolean; // by a button that is Confirm as well
  final?: boolean; // the pick said that it is the last one and final
}
interface Aim {
  option?: Item;
  form: Part;
  submitter?: Part;
  byButton?: boolean;
  final?: boolean; // the form as it is filled in cannot be undone
}
interface Words {
  give: string;
  get: string;
  clear: string;
  confirm: string;
  atOnce: string;
  onBoard: string;
  more(count: number): string;
  says(what: string, value: string | number): string;
  of(count: number, most: number): string;
}
type Put = (value: number) => void;
type Send = (form: Part, submitter?: Part, options?: { careful?: boolean }) => Promise<boolean>;

// --- what the server sends

interface State {
  bar: string;
  dice: Die[][];
  lines: string;
  listing: string;
  mark: string;
  news: [number, string][];
  unsaid: number;
  own: boolean;
  parts: Record<string, string>;
  pictures: Record<string, Change>;
  said: string;
  refused?: string[];
  seal?: string;
  seq: number;
  status: string;
  token: string;
  undone: number[];
}
interface Entry {
  id: string;
  also: string[];
  name: string;
  owner_name: string | null;
  facts: { key: string; label: string; value: string }[];
}
interface Change {
  version: string;
  changes?: Changes;
  html?: string;
}
interface Changes {
  label?: string;
  box?: number[];
  still?: string;
  sprites?: Record<string, string>;
  remove?: string[];
  move?: Record<string, string>;
  put?: { id: string; layer: string; after: string; svg: string }[];
  order?: Record<string, string[]>;
  transfers?: Transfer[];
}
interface Transfer {
  look: string;
  from: Place | null;
  to: Place | null;
  count: number;
}
interface Die {
  face: string | number;
  dye: string;
  seat: number | null;
}
interface Trail {
  id: string;
  from: Place;
}
interface Notice {
  id: string;
  about: string;
  sentence: string;
  url: string;
}

// --- places on the screen

interface Point {
  clientX: number;
  clientY: number;
  pointerType?: string;
  target?: EventTarget;
  detail?: number;
  timeStamp?: number;
}
type Place = [x: number, y: number];
type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom" | "width" | "height">;
