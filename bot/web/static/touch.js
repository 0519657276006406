// What a finger and a small screen ask for, wherever something is drawn or pressed.

export const PHONE = matchMedia("(max-width: 63.99rem)");
export const FINGER = 22; // pixels around a place in which a finger may mean it, and the least size of one
export const SURE = 500; // milliseconds in which a second press does not mean what took the place of the first
