import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { firstDefault, mailTimes, type MailTime } from "../domain/mail-time.ts";
import { mailDefaults } from "../queries/mail-choices.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const room = z
  .string()
  .regex(/^[a-z-]{1,40}$/)
  .describe("What the mails are about: the name of a part of the product.");
const mail = z.enum(mailTimes).describe("At once, once a day at 8 in the reader's time zone, or never.");

export const chooseMailInput = z.object({
  choices: z.array(z.object({ room, mail })).max(60).describe("When the caller gets mails, by what they are about."),
});

/** When the actor is told by mail; what the company fixed stays as it has it. */
export async function chooseMail(context: Context, { choices }: z.output<typeof chooseMailInput>): Promise<void> {
  const defaults = await mailDefaults(context);
  const open = choices.filter((one) => !(defaults.get(one.room) ?? firstDefault).fixed);
  for (const one of open) await storeChoice(context, context.actor.employeeId, one);
  await writeDown(
    context,
    "notifications.chose",
    { employeeId: context.actor.employeeId },
    {
      ...{ action: "choose-mail", subject: "Employee", id: context.actor.employeeId },
      detail: { choices: open.map(({ room: about, mail: time }) => `${about}: ${time}`) },
    },
  );
}

function storeChoice(
  context: Pick<Context, "rows">,
  employeeId: string,
  one: { room: string; mail: MailTime },
): Promise<object[]> {
  return context.rows(
    sql`insert into {notice_choice} (employee_id, room, mail) values (${employeeId}, ${one.room}, ${one.mail})
      on conflict (employee_id, room) do update set mail = excluded.mail`,
  );
}

/** Somebody's mail program said for them that they want no more mails about these. */
export async function stopMails(context: Context, employeeId: string, rooms: readonly string[]): Promise<void> {
  for (const about of rooms) await storeChoice(context, employeeId, { room: about, mail: "NEVER" });
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
    .max(60)
    .describe("What the company has for everybody, by what the mails are about."),
});

/** What the company has for everybody who chooses nothing, or may not choose. */
export async function setMailDefaults(
  context: Context,
  { defaults }: z.output<typeof setMailDefaultsInput>,
): Promise<void> {
  await authorize(context, "edit", { kind: "MailDefaults" });
  for (const one of defaults)
    await context.rows(
      sql`insert into {notice_default} (room, mail, fixed) values (${one.room}, ${one.mail}, ${one.fixed})
        on conflict (room) do update set mail = excluded.mail, fixed = excluded.fixed`,
    );
  await writeDown(
    context,
    "notifications.defaults-changed",
    {},
    {
      ...{ action: "set-mail-defaults", subject: "Organization", id: null },
      detail: { defaults: defaults.map((one) => `${one.room}: ${one.mail}${one.fixed ? ", fixed" : ""}`) },
    },
  );
}
