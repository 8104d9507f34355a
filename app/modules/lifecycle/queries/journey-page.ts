import { ownDetails, zoneOfPerson, type OwnDetails } from "#app/modules/people/index.ts";
import type { Question } from "#app/modules/questionnaires/domain.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { AttachmentView } from "#app/platform/files/attachments/attachments.ts";
import { digestOf, documentsOn, type SignedDocumentView } from "#app/platform/signatures/signed-documents.ts";
import { instant, sql } from "#tenancy/sql.ts";
import { requireJourney, seenAssignee, type JourneyFacts, type JourneyRecord } from "../data/journey-record.ts";
import {
  canUndo,
  canWelcome,
  type Doer,
  type JourneyState,
  type Moment,
  type StepKind,
  type StepState,
} from "../domain/moments.ts";
import { filesOn, paperKind } from "../data/step-papers.ts";
import { detailsIn, titleIn } from "../data/step-words.ts";
import type { KeptAnswers } from "../domain/forms.ts";
import { readySteps } from "../domain/steps.ts";
import { leadsTo } from "./beginnings.ts";
import { stepDocument } from "./step-document.ts";
import { changesInWords, type ChangeInWords } from "./changes-in-words.ts";

export type JourneyStep = {
  id: string;
  key: string;
  title: string;
  details: string;
  kind: StepKind;
  link: string | null;
  /** Where a LINK leads, and the word for it, of its room or of this one. */
  leads: ReturnType<typeof leadsTo>;
  /** What a FORM asks, and what was answered, for who may open it. */
  questions: Question[];
  answers: KeptAnswers;
  doer: Doer;
  assignee: { id: string; name: string; photo: string | null } | null;
  dueOn: string;
  after: string[];
  state: StepState;
  answer: string;
  closedAt: string | null;
  version: number;
  /** Nothing that comes before it is open. */
  ready: boolean;
  mayClose: boolean;
  /** Or give it away: not what they are to sign themselves, unless they run the journey. */
  maySkip: boolean;
  /** Theirs who look: nobody else answers or confirms for them. */
  mine: boolean;
  /** What was handed in and signed, for who may open it. */
  files: AttachmentView[];
  papers: SignedDocumentView[];
  /** Of the words that the actor would sign; null where there is nothing for them to sign. */
  digest: string | null;
};

export type JourneyPage = {
  id: string;
  person: { id: string; name: string; photo: string | null };
  isMe: boolean;
  moment: Moment;
  onDay: string;
  state: JourneyState;
  moved: boolean;
  /** Null where the actor does not follow the journey as a whole. */
  reason: string | null;
  buddy: { id: string; name: string; photo: string | null } | null;
  template: string | null;
  steps: JourneyStep[];
  /** How many steps there are in all, with those the actor does not see. */
  allSteps: number;
  changes: ChangeInWords[];
  hands: { kind: string; toName: string; count: number; given: number }[];
  mayRun: boolean;
  canUndo: boolean;
  /** The person sees it. */
  told: boolean;
  /** They do not yet, and can be told. */
  canTell: boolean;
  /** A joiner can be sent the link to their page. */
  canWelcome: boolean;
  /** It began by itself, and what is open with the person goes to nobody yet. */
  canPlan: boolean;
  /** Of a departure: the time of the last day at which access ends, and in which zone; null: with the day. */
  accessEnds: { time: string; zone: string } | null;
  /** Until when the link to their page that was sent last opens it; null where none was. */
  welcomeUntil: string | null;
  today: string;
  /** The actor's name, as they sign. */
  signer: string;
  /** What the actor is asked of themselves; null where no step asks for it now. */
  details: OwnDetails | null;
};

/** One journey: all of it for whoever follows it, one's own steps for whoever has some. */
export async function journeyPage(context: Context, journeyId: string): Promise<JourneyPage> {
  const { journey, facts } = await requireJourney(context, "view", journeyId);
  const ability = await context.ability();
  const follows = ability.decide("follow", facts).allowed;
  const mayRun = ability.decide("run", facts).allowed;
  const head = await headOf(context, journeyId);
  const all = await stepsOf(context, journey, facts);
  const isShown = (step: JourneyStep) => follows || step.assignee?.id === context.actor.employeeId;
  return {
    ...head,
    accessEnds: follows ? head.accessEnds : null,
    ...{ id: journeyId, moment: journey.moment, onDay: journey.onDay, state: journey.state, moved: journey.moved },
    isMe: journey.employeeId === context.actor.employeeId,
    reason: follows ? journey.reason : null,
    steps: all.filter(isShown),
    allSteps: all.length,
    changes: follows ? await changesInWords(context, journey.changes) : [],
    hands: follows ? await handsOf(context, journeyId) : [],
    mayRun,
    canUndo: mayRun && journey.state !== "WITHDRAWN" && canUndo(journey.moment, journey.onDay, context.today()),
    told: journey.told,
    canTell: mayRun && !journey.told && journey.state !== "WITHDRAWN",
    canWelcome: mayRun && journey.state === "RUNNING" && canWelcome(journey.moment, journey.onDay, context.today()),
    canPlan:
      mayRun && journey.followsRegister && journey.state === "RUNNING" && !journey.moved && leaves(journey.moment),
    today: context.today(),
    signer: context.actor.name,
    details: all.some(({ kind, mine, state }) => kind === "DETAILS" && mine && state === "OPEN")
      ? await ownDetails(context, context.actor.employeeId)
      : null,
  };
}

const leaves = (moment: Moment) => moment === "EXIT" || moment === "LEAVE";

type Head = Pick<JourneyPage, "person" | "buddy" | "template" | "welcomeUntil" | "accessEnds">;

async function headOf(context: Context, id: string): Promise<Head> {
  const found = await firstRow<Head>(
    context,
    sql`select jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) as person,
        case when b.id is null then null
          else jsonb_build_object('id', b.id, 'name', b.display_name, 'photo', b.photo_key) end as buddy,
        case when j.moment = 'EXIT' and e.access_ends_at is not null
          then jsonb_build_object('time', to_char(e.access_ends_at, 'HH24:MI'), 'zone',
            ${zoneOfPerson(sql`e`, sql`o`, sql`j.on_day`)})
          end as "accessEnds",
        t.name as template, ${instant(sql`j.expires_at`)} as "welcomeUntil"
      from {lifecycle_journey} j join {employee} e on e.id = j.employee_id cross join {organization} o
        left join {employee} b on b.id = j.buddy_id
        left join {lifecycle_template} t on t.id = j.template_id where j.id = ${id}`,
  );
  if (!found) throw notFound("Journey");
  return found;
}

async function stepsOf(context: Context, journey: JourneyRecord, facts: JourneyFacts): Promise<JourneyStep[]> {
  const { language } = context.actor;
  const rows = await context.rows<
    Omit<JourneyStep, "leads" | "ready" | "mayClose" | "maySkip" | "mine" | "files" | "papers" | "digest">
  >(
    sql`select s.id, s.key, ${titleIn(language)} as title, ${detailsIn(language)} as details, s.kind, s.link, s.questions,
        s.answers, s.doer, s.due_on::text as "dueOn", s.after_keys as after,
        s.state, s.answer, ${instant(sql`s.closed_at`)} as "closedAt", s.version,
        case when a.id is null then null
          else jsonb_build_object('id', a.id, 'name', a.display_name, 'photo', a.photo_key) end as assignee
      from {lifecycle_step} s left join {employee} a on a.id = s.assignee_id
      where s.journey_id = ${journey.id} order by s.due_on, s.position`,
  );
  const ready = new Set(readySteps(rows));
  const ability = await context.ability();
  const mayRun = ability.decide("run", facts).allowed;
  const ids = rows.map(({ id }) => id);
  const files = rows.some(({ kind }) => kind === "FILE") ? await filesOn(context, ids) : null;
  const papers = rows.some(({ kind }) => kind === "SIGN") ? await documentsOn(context, paperKind, ids) : [];
  return rows.map((row) => {
    const assigneeId = seenAssignee(journey, row.assignee?.id);
    const about = { kind: "JourneyStep", assigneeId, managerIds: facts.managerIds };
    const mayClose = journey.state !== "WITHDRAWN" && ability.decide("close", about).allowed;
    const mine = row.assignee === null || row.assignee.id === context.actor.employeeId;
    const opens = ability.decide("view", about).allowed;
    const maySkip = row.kind !== "SIGN" || row.assignee?.id !== context.actor.employeeId || mayRun;
    return {
      ...row,
      ...{
        ready: ready.has(row.key),
        mayClose,
        maySkip,
        mine,
        leads: leadsTo(context, row.link, { of: journey.employeeId, mine, by: context.actor.employeeId }),
      },
      files: (opens && files?.get(row.id)) || [],
      answers: opens ? row.answers : {},
      papers: opens ? papers.filter(({ recordId }) => recordId === row.id) : [],
      digest: mine && row.kind === "SIGN" && row.state === "OPEN" ? digestOf(stepDocument(context, row)) : null,
    };
  });
}

function handsOf(context: Context, journeyId: string): Promise<JourneyPage["hands"]> {
  return context.rows<JourneyPage["hands"][number]>(
    sql`select h.kind, e.display_name as "toName", count(*)::int as count,
        (count(*) filter (where h.given_at is not null))::int as given
      from {lifecycle_handing} h join {employee} e on e.id = h.to_id where h.journey_id = ${journeyId}
      group by h.kind, e.id, e.display_name order by h.kind, lower(e.display_name)`,
  );
}
