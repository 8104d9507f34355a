import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { channels, firstSwitch, type Channel } from "../domain/channels.ts";
import { firstDefault, mailTimes } from "../domain/mail-time.ts";
import { choicesOf, companySays, type Chosen, type CompanySaid } from "../queries/mail-choices.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const room = z
  .string()
  .regex(/^[a-z-]{1,40}(?::[a-z-]{1,40})?$/)
  .describe("What the mails are about: a part of the product, or one kind of its notices, such as goals:yours.");
const mail = z
  .union([z.enum(mailTimes), z.literal("").transform(() => null), z.null()])
  .default(null)
  .describe(
    "At once, together every 5, 10, 15, 30 (`GATHERED`) or 60 minutes, once a day at 8 in the reader's time zone, or never; null as nothing were said.",
  );

/** A channel that is left out stays as it is. */
const channel = z
  .union([
    z.boolean(),
    z.literal("on").transform(() => true),
    z.literal("off").transform(() => false),
    z.literal("").transform(() => null),
    z.null(),
  ])
  .optional();
const push = channel.describe("Whether it goes to people's devices at once; null as nothing were said.");
const chat = channel.describe("Whether it goes to people in the company's chat at once; null as nothing were said.");
const flag = z.union([z.boolean(), z.literal("on").transform(() => true)]);

/** Of all parts of the product and their kinds together. */
const mostSaid = 300;

export const chooseMailInput = z.object({
  choices: z
    .array(z.object({ room, mail, push, chat }))
    .max(mostSaid)
    .describe("How the caller is told, by what it is about."),
});

/** How the actor is told outside the product; what the company fixed stays as it has it. */
export async function chooseMail(context: Context, { choices }: z.output<typeof chooseMailInput>): Promise<void> {
  const company = await companySays(context);
  const { employeeId } = context.actor;
  const before = (await choicesOf(context, [employeeId])).get(employeeId);
  const said = lastOfEach(context, choices).map(({ room: about, ...chosen }) => {
    const stands = before?.get(about) ?? nothingChosen;
    const isFixed = (way: Way) => [about, partOf(about)].some((of) => company.get(of)?.[way]?.fixed);
    const now = (way: Channel) => (chosen[way] === undefined || isFixed(way) ? stands[way] : chosen[way]);
    return { room: about, mail: isFixed("mail") ? stands.mail : chosen.mail, push: now("push"), chat: now("chat") };
  });
  await storeChoices(context, employeeId, said);
  await writeDown(
    context,
    "notifications.chose",
    { employeeId },
    {
      ...{ action: "choose-mail", subject: "Employee", id: employeeId },
      detail: { choices: said.map(toldAs) },
    },
  );
}

type Way = Channel | "mail";
type ChosenOf = Chosen & { room: string };

const nothingChosen: Chosen = { mail: null, push: null, chat: null };

const ways: readonly Way[] = ["mail", ...channels];

/** For the audit log: what differs from what holds for all. */
function toldAs(chosen: ChosenOf): string {
  const said = ways.flatMap((way) => (chosen[way] === null ? [] : [wordOf(way, chosen[way])]));
  return `${chosen.room}: ${said.join(", ") || "as for all"}`;
}

const wordOf = (way: Way, value: string | boolean) =>
  typeof value === "string" ? value : `${way} ${value ? "on" : "off"}`;

/** The last that was said of each room; not found where one is no room that is on. */
function lastOfEach<One extends { room: string }>(context: Context, said: readonly One[]): One[] {
  const known = context.roomsWith(context.actor.features);
  for (const one of said) if (!known.includes(partOf(one.room))) throw notFound("The part of the product");
  return [...new Map(said.map((one) => [one.room, one])).values()];
}

const partOf = (about: string) => about.split(":", 1)[0]!;

const saysNothing = (one: Chosen) => ways.every((way) => one[way] === null);

async function storeChoices(
  context: Pick<Context, "rows">,
  employeeId: string,
  said: readonly ChosenOf[],
): Promise<void> {
  const emptied = said.filter(saysNothing).map(({ room: about }) => about);
  const choices = said.filter((one) => !saysNothing(one));
  await context.rows(
    sql`delete from {notice_choice} where employee_id = ${employeeId} and room = any(${emptied}::text[])`,
  );
  await context.rows(
    sql`insert into {notice_choice} (employee_id, room, mail, push, chat)
      select ${employeeId}::uuid, * from unnest(${choices.map((one) => one.room)}::text[],
        ${choices.map((one) => one.mail)}::text[], ${choices.map((one) => one.push)}::boolean[],
        ${choices.map((one) => one.chat)}::boolean[])
      on conflict (employee_id, room) do update set mail = excluded.mail, push = excluded.push, chat = excluded.chat`,
  );
}

/** Somebody's mail program said for them that they want no more mails about these. */
export async function stopMails(context: Context, employeeId: string, rooms: readonly string[]): Promise<void> {
  const before = (await choicesOf(context, [employeeId])).get(employeeId);
  const choices = [...new Set(rooms)].map((about) => ({
    ...(before?.get(about) ?? nothingChosen),
    ...{ room: about, mail: "NEVER" as const },
  }));
  await storeChoices(context, employeeId, choices);
  await writeDown(
    context,
    "notifications.chose",
    { employeeId },
    { action: "stop-mail", subject: "Employee", id: employeeId, detail: { about: [...rooms] } },
  );
}

export const setMailDefaultsInput = z.object({
  defaults: z
    .array(
      z.object({
        ...{ room, mail, push, chat },
        fixed: flag.default(false).describe("Whether people can choose other times of mails: not where it is true."),
        pushFixed: flag
          .optional()
          .describe("Whether people can choose otherwise for their devices: not where it is true."),
        chatFixed: flag.optional().describe("Whether people can choose otherwise for chats: not where it is true."),
      }),
    )
    .max(mostSaid)
    .describe("What the company has for everybody, by what it is about."),
});

type DefaultsInput = z.output<typeof setMailDefaultsInput>;

/** What the company has for everybody who chooses nothing, or may not choose. */
export async function setMailDefaults(context: Context, { defaults }: DefaultsInput): Promise<void> {
  await authorize(context, "edit", { kind: "MailDefaults" });
  const each = mergedWith(await companySays(context), lastOfEach(context, defaults));
  await storeDefaults(context, each);
  await writeDown(
    context,
    "notifications.defaults-changed",
    {},
    {
      ...{ action: "set-mail-defaults", subject: "Organization", id: null },
      detail: { defaults: each.map(companyAs) },
    },
  );
}

type SaidOfAll = CompanySaid & { room: string };

/** What was said of each, over what stands. What is fixed without a value is fixed as its part of the product stands. */
function mergedWith(stands: ReadonlyMap<string, CompanySaid>, said: DefaultsInput["defaults"]): SaidOfAll[] {
  const saidOf = new Map(said.map((one) => [one.room, one]));
  const partHas = (about: string, way: Channel) =>
    saidOf.get(partOf(about))?.[way] ?? stands.get(partOf(about))?.[way]?.value ?? firstSwitch[way];
  const mailOf = (one: DefaultsInput["defaults"][number]) => {
    const part = saidOf.get(partOf(one.room))?.mail ?? (stands.get(partOf(one.room))?.mail ?? firstDefault).mail;
    const time = one.mail ?? (one.fixed ? part : null);
    return time && { mail: time, fixed: one.fixed };
  };
  const channelOf = (one: DefaultsInput["defaults"][number], way: Channel, fixed = false) => {
    if (one[way] === undefined) return stands.get(one.room)?.[way] ?? null;
    const value = one[way] ?? (fixed ? partHas(one.room, way) : null);
    return value === null ? null : { value, fixed };
  };
  return said.map((one) => ({
    ...{ room: one.room, mail: mailOf(one) },
    push: channelOf(one, "push", one.pushFixed),
    chat: channelOf(one, "chat", one.chatFixed),
  }));
}

async function storeDefaults(context: Pick<Context, "rows">, each: readonly SaidOfAll[]): Promise<void> {
  const isEmpty = (one: SaidOfAll) => ways.every((way) => one[way] === null);
  const emptied = each.filter(isEmpty).map(({ room: about }) => about);
  const said = each.filter((one) => !isEmpty(one));
  await context.rows(sql`delete from {notice_default} where room = any(${emptied}::text[])`);
  await context.rows(
    sql`insert into {notice_default} (room, mail, fixed, push, push_fixed, chat, chat_fixed)
      select * from unnest(${said.map((one) => one.room)}::text[], ${said.map((one) => one.mail?.mail ?? null)}::text[],
        ${said.map((one) => one.mail?.fixed ?? false)}::boolean[],
        ${said.map((one) => one.push?.value ?? null)}::boolean[], ${said.map((one) => one.push?.fixed ?? false)}::boolean[],
        ${said.map((one) => one.chat?.value ?? null)}::boolean[], ${said.map((one) => one.chat?.fixed ?? false)}::boolean[])
      on conflict (room) do update set mail = excluded.mail, fixed = excluded.fixed, push = excluded.push,
        push_fixed = excluded.push_fixed, chat = excluded.chat, chat_fixed = excluded.chat_fixed`,
  );
}

function companyAs({ room: about, mail: time, push: devices, chat: inChat }: SaidOfAll): string {
  const fixedAs = (word: string, fixed: boolean) => (fixed ? `${word}, fixed` : word);
  const said = [
    ...(time ? [fixedAs(time.mail, time.fixed)] : []),
    ...(devices ? [fixedAs(wordOf("push", devices.value), devices.fixed)] : []),
    ...(inChat ? [fixedAs(wordOf("chat", inChat.value), inChat.fixed)] : []),
  ];
  return `${about}: ${said.join("; ") || "as for all"}`;
}
