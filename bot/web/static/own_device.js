// How tables are shown on this device: kept where the tables themselves read it.

import { recall, remember } from "./memory.js";
import { shade } from "./shade.js";

const pace = document.getElementById("pace");
const sound = document.getElementById("sound");
const theme = document.getElementById("shade");
pace.value = recall("pace") ?? pace.value;
sound.checked = recall("sound") === "on";
pace.addEventListener("change", () => remember("pace", pace.value));
sound.addEventListener("change", () => remember("sound", sound.checked ? "on" : "off"));
theme.value = recall("shade") ?? theme.value;
theme.addEventListener("change", () => {
  remember("shade", theme.value);
  shade();
});
document.getElementById("device-switches").hidden = false;
