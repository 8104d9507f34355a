import {
  audience,
  choice,
  day,
  files,
  money,
  number,
  people,
  person,
  recordFields,
  richText,
  state,
  text,
  yesNo,
} from "../domain.ts";

/** Fields of every kind, for stories and tests of what is made of them. */
export const loanFields = recordFields("equipment", {
  title: text(200, { said: "What was lent.", required: true, examples: ["Laptop", "Drill"] }),
  state: state(["LENT", "RETURNED", "LOST"], {
    said: "Where it is.",
    tones: { LENT: "orange", RETURNED: "green", LOST: "red" },
    moves: {
      return: { from: ["LENT"], to: "RETURNED", tells: ["OWNER"] },
      lose: { from: ["LENT"], to: "LOST", reason: "REQUIRED" },
    },
  }),
  sort: choice(["TOOL", "COMPUTER"], { said: "What sort of thing it is.", tones: { TOOL: "blue" } }),
  dueOn: day({ said: "When it comes back." }),
  lender: person({ said: "Who lends it." }),
  pieces: number({ least: 1, most: 100 }, { said: "How many." }),
  price: money({ said: "What it cost.", currency: "EUR" }),
  insured: yesNo({ said: "Whether it is insured." }),
  helpers: people({ said: "Who may take it back as well." }),
  forWhom: audience({ said: "Who may borrow it next." }),
  terms: richText({ said: "What holds for lending it." }),
  papers: files({ said: "Pictures of it, and what was signed." }),
  notes: text(5000, { said: "More about it.", lines: 4 }),
});

/** Their English words. */
export const loanWords = {
  title: "Equipment",
  new: "New loan",
  none: "Nothing is lent",
  "none-text": "Write down what you take home.",
  import: { title: "Import from file", text: "Add many at once." },
  field: {
    ...{ title: "Title", state: "State", sort: "Sort", dueOn: "Due", lender: "Lender", pieces: "Pieces" },
    ...{ helpers: "Helpers", forWhom: "For whom", terms: "Terms", papers: "Papers" },
    ...{ price: "Price", "price-currency": "Currency", insured: "Insured", notes: "Notes" },
  },
  task: { "close-old-loans": { act: "Close old loans", asked: "Closing.", done: "{count} old loans were closed." } },
  choice: {
    state: { LENT: "Lent", RETURNED: "Returned", LOST: "Lost" },
    sort: { TOOL: "Tool", COMPUTER: "Computer" },
  },
  move: { return: { act: "Mark as returned" }, lose: { act: "Report as lost" } },
};
