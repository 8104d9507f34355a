import { z } from "zod";
import { mayEver, signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { mailTimes } from "../domain/mail-time.ts";
import { mailChoices } from "../queries/mail-choices.ts";
import { ownQuietTime } from "../queries/quiet-time.ts";
import { keepQuiet, keepQuietInput } from "../use-cases/keep-quiet.ts";
import { chooseMail, chooseMailInput, setMailDefaults, setMailDefaultsInput } from "../use-cases/choose-mail.ts";

const mail = z.enum(mailTimes);
const companyDefault = z.object({
  mail: mail.describe("What the company has."),
  fixed: z.boolean().describe("Whether it holds whatever people choose."),
});
const way = (whom: string) =>
  z
    .object({
      chosen: z.boolean().nullable().describe("What the caller chose; null where they chose nothing."),
      company: z
        .object({
          value: z.boolean().describe("What the company has."),
          fixed: z.boolean().describe("Whether it holds whatever people choose."),
        })
        .nullable()
        .describe("What the company has of its own; null where it has nothing."),
      holds: z.boolean().describe("What holds for the caller."),
      fixed: z.boolean().describe("Whether the company decides, here or for the whole part."),
      otherwise: z.boolean().describe("What would hold if they had chosen nothing here."),
    })
    .describe(whom);
const ways = {
  push: way("Whether it goes to the caller's devices at once."),
  chat: way("Whether it goes to the caller in the company's chat at once, where it has one."),
};
const choice = z.object({
  ...ways,
  room: z.string().describe("What the mails are about.").meta({ example: "goals" }),
  chosen: mail.nullable().describe("What the caller chose; null where they chose nothing."),
  company: companyDefault.describe("What the company has for everybody."),
  holds: mail.describe("What holds for the caller."),
  kinds: z
    .array(
      z.object({
        group: z.string().describe("Notices of one kind.").meta({ example: "yours" }),
        byMail: z.boolean().describe("False where they are in the inbox alone."),
        chosen: mail.nullable().describe("What the caller chose of this kind; null where they chose nothing."),
        company: companyDefault
          .nullable()
          .describe("What the company has of this kind; null where it has nothing of its own."),
        fixed: z.boolean().describe("Whether the company decides, here or for the whole part."),
        holds: mail.describe("What holds of this kind for the caller."),
        otherwise: mail.describe("What would hold if they had chosen nothing of this kind."),
        ...ways,
      }),
    )
    .describe("The kinds of notices within."),
});
const choices = z.object({ choices: z.array(choice).describe("One for each part that sends mails.") });

/** How people are told outside the product. */
export const mailEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    ...{ method: "GET", path: "/me/notification-preferences", can: signedIn },
    summary: "How the caller is told: when by mail, and whether on their devices and in a chat.",
    input: z.object({}),
    output: choices,
    run: async (context, _input, gatherings) => ({
      choices: await mailChoices(context, gatherings.mailingRooms(context)),
    }),
  }),
  endpoint({
    ...{ method: "PUT", path: "/me/notification-preferences", can: signedIn },
    summary: "Chooses how the caller is told; what the company fixed stays.",
    input: chooseMailInput,
    output: z.object({}),
    run: async (context, input) => (await chooseMail(context, input), {}),
  }),
  endpoint({
    ...{ method: "GET", path: "/me/quiet-time", can: signedIn },
    summary: "When the caller gets no mails, and nothing on devices or in a chat.",
    input: z.object({}),
    output: z.object({
      hours: z
        .object({
          starts: z.number().describe("The hour from which on no mails come, by the caller's clock."),
          ends: z.number().describe("The hour from which on they come again."),
        })
        .nullable()
        .describe("Hours of each day; null where there are none."),
      daysOff: z.boolean().describe("Whether none come on days on which the company does not work."),
    }),
    run: (context) => ownQuietTime(context),
  }),
  endpoint({
    ...{ method: "PUT", path: "/me/quiet-time", can: signedIn },
    summary: "Says when the caller gets no mails; what falls into it comes right after it.",
    input: keepQuietInput,
    output: z.object({}),
    run: async (context, input) => (await keepQuiet(context, input), {}),
  }),
  endpoint({
    ...{ method: "PUT", path: "/notification-settings", can: mayEver("edit", "MailDefaults") },
    summary: "Says how people are told who chose nothing, or may not choose.",
    input: setMailDefaultsInput,
    output: z.object({}),
    run: async (context, input) => (await setMailDefaults(context, input), {}),
  }),
];
