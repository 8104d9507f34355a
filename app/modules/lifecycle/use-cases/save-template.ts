import { z } from "zod";
import { audienceShape, keptAudience } from "#app/modules/audiences/domain.ts";
import { requireAudience } from "#app/modules/audiences/index.ts";
import { allRoles, requireKnownPeople, teamsSeen } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { optionalInput, textInput, tickInput } from "#app/platform/http/typed-input.ts";
import { sql } from "#tenancy/sql.ts";
import { LifecycleTemplate } from "../data/entities.ts";
import { newestSteps, storeVersion } from "../data/store-version.ts";
import { ids } from "../domain/ids.ts";
import { isInRegister, moments } from "../domain/moments.ts";
import { isBeginning } from "../domain/beginnings.ts";
import { translationsOf } from "../domain/step-texts.ts";
import { circleOf, mostSteps, templateStep, type TemplateStep } from "../domain/steps.ts";
import { beginnings } from "../queries/beginnings.ts";
import { writeDown } from "./write-down.ts";

/** A form sends the steps as one text, a program as they are. */
const sentSteps = z.preprocess(
  (sent) => {
    if (typeof sent !== "string") return sent;
    try {
      return JSON.parse(sent) as unknown;
    } catch {
      return null;
    }
  },
  z.array(templateStep).min(1, { error: "lifecycle.steps-needed" }).max(mostSteps, { error: "lifecycle.steps-needed" }),
);

const { everyone, orgUnits, functions, grades, locations } = audienceShape;
/** Who a template is for is told by where people stand. */
const templateAudience = z.object({ everyone, orgUnits, functions, grades, locations });

export const saveTemplateInput = z.object({
  templateId: optionalInput(ids.template).describe("Which template; left out, another one is added."),
  name: textInput({ most: 120, missing: "lifecycle.name-needed", tooLong: "lifecycle.too-long" }).describe(
    "What it is called.",
  ),
  moment: z.enum(moments).describe("What its journeys are begun for."),
  steps: sentSteps.describe("Its steps."),
  audience: templateAudience
    .default({ ...templateAudience.parse({}), everyone: true })
    .describe("For whom it is meant."),
  followsRegister: tickInput
    .default(false)
    .describe("Whether its journeys begin by themselves once the register says so; never for MOVE."),
  hrId: optionalInput(z.guid()).describe("With `followsRegister`: the employee who does the steps of HR then."),
  version: versionRead,
});
export type SaveTemplateInput = z.output<typeof saveTemplateInput>;

/** How a template keeps for whom it is, and whether it follows the register; from the day on which it began to. */
function kept(context: Context, { audience, followsRegister, hrId }: SaveTemplateInput, since: string | null) {
  return {
    audience: keptAudience(audience),
    followsRegister,
    followsFrom: followsRegister ? (since ?? context.today()) : null,
    hrId: followsRegister ? (hrId ?? null) : null,
  };
}

/** Adds a template or a new number of one; journeys that run keep the steps they were begun with. */
export async function saveTemplate(
  context: Context,
  input: SaveTemplateInput,
): Promise<{ templateId: string; number: number }> {
  await authorize(context, "edit", { kind: "LifecycleTemplates" });
  await requireSound(context, input.steps);
  await requireFollowable(context, input);
  const templateId = input.templateId ?? context.newId();
  if (input.templateId === undefined) {
    const made = { createdAt: context.clock.now(), createdBy: context.actor.employeeId };
    context.em.create(LifecycleTemplate, {
      ...{ id: templateId, name: input.name, moment: input.moment, ...made, ...kept(context, input, null) },
    });
  } else {
    const held = await holdRecord(
      context,
      LifecycleTemplate,
      { id: templateId },
      { version: input.version, subject: "LifecycleTemplate", changedBy: ["lifecycle.save-template"] },
    );
    if (held.archivedAt) throw notFound("LifecycleTemplate");
    const said = kept(context, input, held.moment === input.moment ? (held.followsFrom ?? null) : null);
    Object.assign(held, { name: input.name, moment: input.moment, ...said, version: held.version });
    context.em.persist(held);
  }
  await context.em.flush();
  const former = new Map((await newestSteps(context, templateId)).map((step) => [step.key, step]));
  const steps = input.steps.map((step) => ({ ...step, translations: translationsOf(step, former.get(step.key)) }));
  const number = await storeVersion(context, templateId, steps);
  await writeDown(
    context,
    "lifecycle.template-saved",
    { templateId, number },
    { action: "save-template", subject: "LifecycleTemplate", id: templateId, detail: { number } },
  );
  return { templateId, number };
}

async function requireFollowable(context: Context, { moment, audience, followsRegister, hrId }: SaveTemplateInput) {
  await requireAudience(context, audience, { field: "audience." });
  if (!followsRegister) return;
  if (!isInRegister(moment))
    throw invalid("lifecycle.moves-by-hand", "Moves are begun by hand.", {
      fields: { followsRegister: "lifecycle.moves-by-hand" },
    });
  if (!hrId)
    throw invalid("lifecycle.hr-needed", "Somebody does its steps.", { fields: { hrId: "lifecycle.hr-needed" } });
  await requireKnownPeople(context, "lifecycle.unknown-person", { hrId: [hrId] });
}

async function requireSound(context: Context, steps: readonly TemplateStep[]): Promise<void> {
  const refuse = (code: string, params: Record<string, string | number> = {}) =>
    invalid(code, "The steps do not go together.", { params, fields: { steps: code } });
  if (new Set(steps.map(({ key }) => key)).size < steps.length) throw refuse("lifecycle.steps-twice");
  const circle = new Set(circleOf(steps));
  if (circle.size > 0)
    throw refuse("lifecycle.steps-circle", {
      names: steps
        .filter(({ key }) => circle.has(key))
        .map(titleOf)
        .join(", "),
    });
  const without = steps.find(({ kind, link }) => kind === "LINK" && !link);
  if (without) throw refuse("lifecycle.link-needed", { name: without.title });
  const known = new Set(beginnings(context).map(({ link }) => link));
  const lost = steps.find(({ link }) => isBeginning(link) && !known.has(link!));
  if (lost) throw refuse("lifecycle.leads-nowhere", { name: lost.title });
  const unwritten = steps.find(({ kind, details }) => kind === "SIGN" && !details);
  if (unwritten) throw refuse("lifecycle.text-needed", { name: unwritten.title });
  const unasked = steps.find(({ kind, questions = [] }) => kind === "FORM" && questions.length === 0);
  if (unasked) throw refuse("lifecycle.questions-needed", { name: unasked.title });
  const others = steps.find(({ kind, doer }) => kind === "DETAILS" && doer !== "PERSON");
  if (others) throw refuse("lifecycle.details-own", { name: others.title });
  const nobody = steps.find(({ doer, personId }) => doer === "NAMED" && !personId);
  if (nobody) throw refuse("lifecycle.person-needed", { name: nobody.title });
  const nowhere = steps.find(({ doer, groupId }) => (doer === "TEAM" || doer === "ROLE") && !groupId);
  if (nowhere) throw refuse("lifecycle.group-needed", { name: nowhere.title });
  await requireGroups(context, steps);
  const named = steps.flatMap(({ personId }) => personId ?? []);
  await requireKnownPeople(context, "lifecycle.unknown-person", { steps: named });
}

/** Teams the actor may see, and job roles there are. */
async function requireGroups(context: Context, steps: readonly TemplateStep[]): Promise<void> {
  const groups = steps.flatMap(({ doer, groupId }) =>
    (doer === "TEAM" || doer === "ROLE") && groupId ? [groupId] : [],
  );
  if (groups.length === 0) return;
  const known = await context.rows<{ id: string }>(
    sql`select t.id from ${teamsSeen(await context.ability())} t where t.id = any(${groups}::uuid[])
      union all select r.id from ${allRoles} r where r.id = any(${groups}::uuid[])`,
  );
  if (new Set(known.map(({ id }) => id)).size < new Set(groups).size)
    throw invalid("lifecycle.unknown-group", "No such team or role.", { fields: { steps: "lifecycle.unknown-group" } });
}

const titleOf = ({ title }: TemplateStep) => title;

export const archiveTemplateInput = z.object({
  templateId: ids.template,
  archived: tickInput.describe("Put away, or brought back."),
});

/** Nobody begins a journey with it any more, or again. */
export async function archiveTemplate(
  context: Context,
  { templateId, archived }: z.output<typeof archiveTemplateInput>,
): Promise<{ templateId: string }> {
  await authorize(context, "edit", { kind: "LifecycleTemplates" });
  const found = await firstRow(
    context,
    sql`update {lifecycle_template} set archived_at = ${archived ? context.clock.now() : null}, version = version + 1
      where id = ${templateId} and (archived_at is not null) <> ${archived} returning id`,
  );
  if (!found) throw notFound("LifecycleTemplate");
  await writeDown(
    context,
    "lifecycle.template-archived",
    { templateId, archived },
    { action: "archive-template", subject: "LifecycleTemplate", id: templateId, detail: { archived } },
  );
  return { templateId };
}
