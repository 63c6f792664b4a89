import { expect, test } from "vitest";
import { plainVoice } from "./plain-voice.ts";

test.each([
  ["Holds are inspected by me before loading.", "I inspect holds before loading."],
  ["At Cobalt, 30 tickets were closed by me.", "At Cobalt, I have closed 30 tickets."],
  ["Two guides have been written by me, and I kept them.", "I have written two guides, and I kept them."],
  ["Clients received sketches from me.", "I gave sketches to clients."],
  ["I made sure that the till balanced.", "I ensured the till balanced."],
  ["Nothing was not checked by me.", "Nothing was not checked by me."],
  ["I was trained by a foreman.", "I was trained by a foreman."],
  ["The crew was led by my manager.", "The crew was led by my manager."],
])("issue 17: %s", (said, plain) => {
  expect(plainVoice(said)).toBe(plain);
});
