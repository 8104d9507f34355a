import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { firstDefault, mailTimes, type MailTime } from "../domain/mail-time.ts";
import { mailDefaults } from "../queries/mail-choices.ts";
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
    "At once, every half hour, once a day at 8 in the reader's time zone, or never; null as nothing were said.",
  );

/** Of all parts of the product and their kinds together. */
const mostSaid = 300;

export const chooseMailInput = z.object({
  choices: z
    .array(z.object({ room, mail }))
    .max(mostSaid)
    .describe("When the caller gets mails, by what they are about."),
});

/** When the actor is told by mail; what the company fixed stays as it has it. */
export async function chooseMail(context: Context, { choices }: z.output<typeof chooseMailInput>): Promise<void> {
  const defaults = await mailDefaults(context);
  const isFixed = (about: string) => (defaults.get(about) ?? firstDefault).fixed;
  const open = lastOfEach(context, choices).filter(({ room }) => !isFixed(room) && !isFixed(partOf(room)));
  await storeChoices(context, context.actor.employeeId, open);
  await writeDown(
    context,
    "notifications.chose",
    { employeeId: context.actor.employeeId },
    {
      ...{ action: "choose-mail", subject: "Employee", id: context.actor.employeeId },
      detail: { choices: open.map(({ room: about, mail: time }) => `${about}: ${time ?? "as for all"}`) },
    },
  );
}

/** The last that was said of each room; not found where one is no room that is on. */
function lastOfEach<One extends { room: string }>(context: Context, said: readonly One[]): One[] {
  const known = context.roomsWith(context.actor.features);
  for (const one of said) if (!known.includes(partOf(one.room))) throw notFound("The part of the product");
  return [...new Map(said.map((one) => [one.room, one])).values()];
}

const partOf = (about: string) => about.split(":", 1)[0]!;

async function storeChoices(
  context: Pick<Context, "rows">,
  employeeId: string,
  said: readonly { room: string; mail: MailTime | null }[],
): Promise<void> {
  const choices = said.filter(({ mail: time }) => time !== null);
  await context.rows(
    sql`delete from {notice_choice} where employee_id = ${employeeId} and room = any(${withoutMail(said)}::text[])`,
  );
  await context.rows(
    sql`insert into {notice_choice} (employee_id, room, mail)
      select ${employeeId}::uuid, * from unnest(${choices.map((one) => one.room)}::text[],
        ${choices.map((one) => one.mail)}::text[])
      on conflict (employee_id, room) do update set mail = excluded.mail`,
  );
}

const withoutMail = (said: readonly { room: string; mail: MailTime | null }[]) =>
  said.filter(({ mail: time }) => time === null).map(({ room: about }) => about);

/** Somebody's mail program said for them that they want no more mails about these. */
export async function stopMails(context: Context, employeeId: string, rooms: readonly string[]): Promise<void> {
  const choices = [...new Set(rooms)].map((about) => ({ room: about, mail: "NEVER" as const }));
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
        room,
        mail,
        fixed: z
          .union([z.boolean(), z.literal("on").transform(() => true)])
          .default(false)
          .describe("Whether people can choose otherwise: not where it is true."),
      }),
    )
    .max(mostSaid)
    .describe("What the company has for everybody, by what the mails are about."),
});

/** What the company has for everybody who chooses nothing, or may not choose. */
export async function setMailDefaults(
  context: Context,
  { defaults }: z.output<typeof setMailDefaultsInput>,
): Promise<void> {
  await authorize(context, "edit", { kind: "MailDefaults" });
  const each = await withTimeWhereFixed(context, lastOfEach(context, defaults));
  const said = each.filter((one) => one.mail !== null);
  await context.rows(sql`delete from {notice_default} where room = any(${withoutMail(each)}::text[])`);
  await context.rows(
    sql`insert into {notice_default} (room, mail, fixed)
      select * from unnest(${said.map((one) => one.room)}::text[], ${said.map((one) => one.mail)}::text[],
        ${said.map((one) => one.fixed)}::boolean[])
      on conflict (room) do update set mail = excluded.mail, fixed = excluded.fixed`,
  );
  await writeDown(
    context,
    "notifications.defaults-changed",
    {},
    {
      ...{ action: "set-mail-defaults", subject: "Organization", id: null },
      detail: { defaults: each.map((one) => `${one.room}: ${one.mail ?? "as for all"}${one.fixed ? ", fixed" : ""}`) },
    },
  );
}

type Default = z.output<typeof setMailDefaultsInput>["defaults"][number];

/** What is fixed without a time is fixed as its part of the product stands. */
async function withTimeWhereFixed(context: Context, said: readonly Default[]): Promise<Default[]> {
  const stored = await mailDefaults(context);
  const timeOf = (part: string) =>
    said.find((one) => one.room === part)?.mail ?? (stored.get(part) ?? firstDefault).mail;
  return said.map((one) => (one.fixed && one.mail === null ? { ...one, mail: timeOf(partOf(one.room)) } : one));
}
