import { z } from "zod";
import { kindNames } from "#app/modules/questionnaires/domain.ts";
import { languages } from "#app/platform/i18n/languages.ts";
import { localDay, moment as instantShape, personShape, versionShape } from "#app/platform/http/shapes.ts";
import { documentStates } from "#app/platform/signatures/document-state.ts";
import { changedKinds } from "../data/register-changes.ts";
import { ids } from "../domain/ids.ts";
import { doers, journeyStates, moments, stepKinds, stepStates } from "../domain/moments.ts";
import { boardShows } from "../queries/board.ts";

const moment = z
  .enum(moments)
  .describe("What happens: somebody joins, moves, is away, is back, leaves, or joins again.");

export const boardShape = z.object({
  id: ids.journey,
  employeeId: ids.employee,
  name: z.string().describe("Whose journey it is."),
  moment,
  onDay: localDay.describe("The day it is about."),
  stage: z.enum(boardShows).describe("How it stands today."),
  steps: z.number().int().describe("How many steps it has."),
  closed: z.number().int().describe("How many of them are done or skipped."),
  late: z.number().int().describe("How many of them are late."),
  lateWith: z.array(z.string()).describe("Who has what is late, by name."),
  nextOn: localDay.nullable().describe("The next day on which a step is due."),
});

export const alumnusShape = z.object({
  id: ids.employee,
  name: z.string().describe("Who has left."),
  joinedOn: localDay.describe("Their first day."),
  leftOn: localDay.describe("Their last day."),
  role: z.string().nullable().describe("Their job role on the last day."),
  orgUnit: z.string().nullable().describe("Their org unit on the last day."),
  personalEmail: z.string().nullable().describe("Where they can be reached."),
  reason: z.string().nullable().describe("Why they went, as their departure says; null where none was planned here."),
  journeyId: ids.journey.nullable().describe("Their departure; null where none was planned here."),
});

const person = personShape.nullable();

export const journeyShape = z.object({
  id: ids.journey,
  person: personShape.describe("Whose journey it is."),
  moment,
  onDay: localDay.describe("The day it is about."),
  state: z.enum(journeyStates).describe("How it stands."),
  moved: z.boolean().describe("Whether what is done on the day was done."),
  buddy: person.describe("Their buddy; null where there is none."),
  steps: z
    .array(
      z.object({
        id: ids.step,
        title: z.string().describe("What is to be done."),
        details: z.string().describe("More about it."),
        kind: z.enum(stepKinds).describe("How it is done."),
        link: z.string().nullable().describe("The address of a LINK."),
        questions: z
          .array(
            z.object({
              id: z.string().describe("The id of the question."),
              kind: z.enum(kindNames).describe("How it is answered."),
              text: z.partialRecord(z.enum(languages), z.string()).describe("What is asked, by language."),
              required: z.boolean().describe("Whether an answer is needed."),
              setup: z.unknown().describe("What its kind settles: options, range."),
            }),
          )
          .describe("What a FORM asks, in order."),
        answers: z
          .record(
            z.string(),
            z.object({
              value: z.unknown().optional().describe("What was answered."),
              comment: z.string().optional().describe("Words beside it."),
            }),
          )
          .describe("By the id of a question, what was answered, where the caller may read it."),
        doer: z.enum(doers).describe("Who does it by the template."),
        assignee: person.describe("Whose it is; null where nobody's."),
        dueOn: localDay.describe("By when."),
        state: z.enum(stepStates).describe("How it stands."),
        answer: z.string().describe("What was answered, or why it was skipped."),
        closedAt: instantShape.nullable(),
        ready: z.boolean().describe("Whether nothing that comes before it is open."),
        files: z
          .array(z.object({ id: z.guid().describe("The id of the file."), fileName: z.string().describe("Its name.") }))
          .describe("What was handed in, where the caller may open it."),
        papers: z
          .array(
            z.object({
              id: z.guid().describe("The id of the paper."),
              standing: z.enum([...documentStates, "EXPIRED"]).describe("How it stands."),
              settledAt: instantShape.nullable(),
            }),
          )
          .describe("What was signed, where the caller may open it."),
        digest: z.string().nullable().describe("Of the words the caller would sign; null where there are none."),
        version: versionShape,
      }),
    )
    .describe("The steps the caller may see, the soonest first."),
});

export const previewShape = z.object({
  moment,
  from: localDay.describe("The first day on which it is so."),
  changes: z
    .array(
      z.object({
        name: z.string().describe("Of whom."),
        kind: z.enum(changedKinds).describe("What changes."),
        former: z.string().nullable().describe("What the directory says for that day now; null for nothing."),
        value: z.string().nullable().describe("What it says then."),
      }),
    )
    .describe("What the directory says otherwise."),
  lines: z
    .array(
      z.object({
        room: z.string().describe("The module."),
        label: z.string().describe("The key of its sentence."),
        count: z.number().int().describe("How many it is about."),
      }),
    )
    .describe("What the modules will do."),
  hands: z
    .array(
      z.object({
        room: z.string().describe("The module."),
        kind: z.string().describe("The kind of record, for `hands`."),
        label: z.string().describe("The key of its sentence."),
        records: z
          .array(
            z.object({
              id: z.string().describe("The id of the record."),
              title: z.string().nullable().describe("What it is called; null where the caller may not read it."),
            }),
          )
          .describe("What is open."),
      }),
    )
    .describe("What can go over to others."),
  reports: z.number().int().describe("How many report to them on that day."),
  heir: z
    .object({ id: z.guid().describe("Their employee id."), name: z.string().describe("Their name.") })
    .nullable()
    .describe("With EXIT, whoever leads them then: proposed as `heirId`."),
});

const listed = (what: string) => z.array(z.guid()).optional().describe(what);
const audienceSaid = {
  everyone: z.boolean().optional().describe("Everybody in the company."),
  orgUnits: listed("Org units, with all below them."),
  functions: listed("Job functions."),
  grades: listed("Grades."),
  locations: listed("Locations."),
};

export const templateShape = z.object({
  id: ids.template,
  name: z.string().describe("What it is called."),
  moment,
  number: z.number().int().describe("Its newest number; journeys that run keep theirs."),
  steps: z.number().int().describe("How many steps it has."),
  running: z.number().int().describe("How many journeys run by it."),
  archived: z.boolean().describe("Whether it was put away."),
  followsRegister: z.boolean().describe("Whether its journeys begin by themselves once the register says so."),
  audience: z.object(audienceSaid).describe("For whom it is meant; what is not said is not there."),
});

const number = z.number().nullable();
export const insightsShape = z.object({
  moments: z
    .array(
      z.object({
        moment,
        people: number.describe("How many people; null where too few to tell."),
        finishDays: number.describe("Mean days from the day to the last step."),
        late: number.describe("How many people have late steps."),
      }),
    )
    .describe("The last twelve months."),
  stalled: z
    .array(
      z.object({
        title: z.string().describe("The step."),
        people: z.number().int().describe("With how many people it is late; five at least."),
        lateDays: z.number().int().describe("For how many days, on average."),
      }),
    )
    .describe("Where journeys stall."),
  early: z
    .object({
      joined: number.describe("Who joined more than ninety days ago, within a year."),
      left: number.describe("How many of them left within ninety days."),
    })
    .describe("Early leavers."),
  forms: z
    .array(
      z.object({
        key: z.string().describe("The form, told apart."),
        title: z.string().describe("The step that asks it."),
        people: z.number().int().describe("How many answered it within a year; five at least."),
        questions: z
          .array(
            z.object({
              id: z.string().describe("The id of the question."),
              text: z.string().describe("What is asked, in the caller's language."),
              picture: z
                .object({
                  answered: z.number().int().describe("How many answered; five at least."),
                  average: number.describe("The average, where there is one."),
                  enps: number.describe("The employee net promoter score, where it is one."),
                  bars: z
                    .array(
                      z.object({
                        key: z.string().describe("What was answered, told apart."),
                        label: z.string().describe("What was answered."),
                        count: z.number().int().describe("By how many."),
                        share: z.number().describe("In percent of those who answered."),
                      }),
                    )
                    .describe("The distribution."),
                })
                .describe("What was answered, without any words of anybody."),
            }),
          )
          .describe("The questions that enough people answered."),
      }),
    )
    .describe("What was answered to forms of journeys."),
});
