import { choice, day, number, recordFields, text } from "../domain/record-fields.ts";

/** Fields of every kind, for stories and tests of what is made of them. */
export const loanFields = recordFields("equipment", {
  title: text(200, { said: "What was lent.", required: true, examples: ["Laptop", "Drill"] }),
  state: choice(["LENT", "RETURNED"], {
    said: "Where it is.",
    required: true,
    tones: { LENT: "orange", RETURNED: "green" },
  }),
  dueOn: day({ said: "When it comes back." }),
  price: number({ least: 0, most: 100_000 }, { said: "What it cost." }),
  notes: text(5000, { said: "More about it.", lines: 4 }),
});

/** Their English words. */
export const loanWords = {
  title: "Equipment",
  new: "New loan",
  none: "Nothing is lent",
  "none-text": "Write down what you take home.",
  import: { title: "Import from file", text: "Add many at once." },
  field: { title: "Title", state: "State", dueOn: "Due", price: "Price", notes: "Notes" },
  task: { "close-old-loans": { act: "Close old loans", asked: "Closing.", done: "{count} old loans were closed." } },
  choice: { state: { LENT: "Lent", RETURNED: "Returned" } },
};
