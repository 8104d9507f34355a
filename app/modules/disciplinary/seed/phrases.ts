import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import type { StandardType } from "../domain/note.ts";

/** `name` is a first name, `day` as people say it, the rest is chance. */
type Facts = { name: string; day: string; random: SeededRandom };

const clock = (random: SeededRandom, from: number, to: number) =>
  `${String(random.integer(from, to)).padStart(2, "0")}:${String(random.integer(1, 59)).padStart(2, "0")}`;

/** What happened, told as facts: when, what, who saw it. */
export const happenings: Readonly<Record<StandardType, (facts: Facts) => string>> = {
  LATENESS: ({ name, day, random }) =>
    `<p>On ${day} the shift began at 08:00. ${name} clocked in at 08:${random.integer(14, 58)} at gate ${random.integer(1, 6)}, without having called before.</p><p>The ${random.pick(["handover", "opening check", "first delivery", "team briefing"])} was done by a colleague, ${random.integer(12, 50)} minutes late.</p>`,
  ABSENCE: ({ name, day, random }) =>
    `<p>${name} did not come to work on ${day} and sent no message until ${clock(random, 12, 18)}.</p><p>The roster counted on ${random.integer(3, 9)} people; ${random.pick(["two orders", "one customer visit", "the afternoon training", "three calls"])} had to be moved to the next day.</p>`,
  CONDUCT: ({ name, day, random }) =>
    `<p>On ${day} at ${clock(random, 9, 17)}, in ${random.pick(["meeting room 2", "the canteen", "the open office on floor 3", "the loading bay"])}, ${name} raised their voice and interrupted a colleague ${random.integer(2, 6)} times.</p><p>${random.integer(2, 8)} people were present. The meeting was ended ${random.integer(10, 40)} minutes early.</p>`,
  PERFORMANCE: ({ name, day, random }) =>
    `<p>The report agreed for ${day} was handed in ${random.integer(2, 9)} working days later. ${name} had confirmed the date in writing ${random.integer(10, 25)} days before.</p><p>${random.integer(2, 7)} of its ${random.integer(8, 14)} sections were missing.</p>`,
  POLICY: ({ name, day, random }) =>
    `<p>On ${day} ${name} booked travel for ${random.integer(320, 1450)} euros without the approval that the travel policy asks for above 300 euros.</p><p>The booking was found when the statement of the company card was checked at ${clock(random, 9, 16)}.</p>`,
  SAFETY: ({ name, day, random }) =>
    `<p>On ${day} at ${clock(random, 7, 15)} ${name} worked at line ${random.integer(1, 12)} without ${random.pick(["eye protection", "ear protection", "a helmet", "safety shoes"])}; the sign at the entrance asks for it.</p><p>The shift lead stopped the work and saw it resumed ${random.integer(5, 30)} minutes later.</p>`,
  PROPERTY: ({ name, day, random }) =>
    `<p>On ${day} a company ${random.pick(["laptop", "tablet", "phone", "van"])} that ${name} had signed out was found unattended and unlocked in car park ${random.integer(1, 5)} at ${clock(random, 18, 22)}.</p><p>Security noted it under entry ${random.integer(1000, 9999)}.</p>`,
  DATA: ({ name, day, random }) =>
    `<p>On ${day} at ${clock(random, 9, 17)} ${name} sent a list of ${random.integer(12, 240)} customers to a private mailbox.</p><p>The mail gateway reported it under number ${random.integer(10_000, 99_999)}; the message was deleted there ${random.integer(1, 20)} hours later.</p>`,
};

export const disagreements = [
  "The bus line was cut that morning, and I wrote to the team channel at ten to eight.",
  "I had asked for the day off three weeks before and never got an answer.",
  "The numbers I needed came two days after the date I was given.",
  "The approval tool was down; I showed the error to the help desk.",
  "The protective glasses in my size had been on order for a month.",
];

export const appealReasons = [
  "The time in the note is that of gate 4, but I came in at gate 1, where the clock is an hour behind since October.",
  "Two colleagues who were there say it was not me who raised their voice.",
  "The rule that the note names was changed in spring, and my booking was made under the new one.",
];

export const decisions = {
  UPHELD: "The clock at gate 1 was checked and does run behind. The note is overturned.",
  DISMISSED: "Both statements were heard; they confirm what the note says.",
} as const;

export const returned =
  "Please say at what time it was and who saw it, and take out the sentence on the week before: it is not documented.";
