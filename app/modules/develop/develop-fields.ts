import { choice, day, person, recordFields, text } from "#app/modules/records/domain.ts";
import { fields } from "./domain/fields.ts";

const tooLong = { tooLong: "develop.too-long" };
const ofTags = { needed: "tags.name-required", tooLong: "tags.too-long" };

/** What is said of a competency, besides its wording at each level: for its form, files and the API. */
export const competencyFields = recordFields("develop", {
  name: text(60, {
    ...{ said: "The name as people see it.", required: true, label: "library.name", refusals: ofTags },
    heads: ["competency", "kompetenz", "competencia", "दक्षता", "الكفاءة"],
    examples: ["Negotiation", "Presenting"],
  }),
  description: text(300, {
    ...{ said: "What it is for, in the words of whoever made it; may be empty.", lines: 2 },
    ...{ label: "library.description", refusals: ofTags, heads: ["beschreibung", "descripcion", "विवरण", "الوصف"] },
    examples: ["Finds agreements that last.", "Makes ideas easy to follow."],
  }),
  field: choice(fields, {
    ...{ said: "The field of work it belongs to; may be empty.", words: "field", none: "library.no-field" },
    ...{ label: "library.field", refusals: { wrong: "develop.import-field" } },
    heads: ["field of work", "bereich", "area", "कार्यक्षेत्र", "المجال"],
    examples: ["SALES", "PEOPLE"],
  }),
});

/** What is said of a growth plan as a whole. */
export const planFields = recordFields("develop", {
  note: text(4000, { said: "What the plan is for.", label: "plan.note", lines: 4, refusals: tooLong }),
  targetOn: day({
    ...{ said: "The day the plan is to be reached, as `2027-03-31`; may be empty.", label: "plan.target" },
    refusals: { wrong: "develop.date" },
  }),
  mentorId: person({
    ...{ said: "Who helps, and so reads the plan; may be empty.", label: "plan.mentor", help: "plan.mentor-text" },
  }),
});

/** What somebody says of a strength, a driver or a deliverable of theirs. */
export const noteFields = recordFields("develop", {
  title: text(120, {
    ...{ said: "In a few words.", required: true, label: "note.title" },
    refusals: { needed: "develop.name-needed", ...tooLong },
  }),
  body: text(4000, { said: "More about it.", label: "note.body", lines: 5, refusals: tooLong }),
});
