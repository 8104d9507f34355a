import { createDelivery } from "#app/platform/mail/create-mailer.ts";
import { countKeptMail, findKeptMail, listKeptMail, sendKeptMail } from "#app/platform/mail/kept-mail.ts";
import { exitCodes } from "../../launch/command-line/shape.ts";
import { LaunchError } from "../../launch/launch-error.ts";
import { command, jsonOption, type CommandGroup } from "../command.ts";

const list = command(
  { about: "Shows the newest thousand of the mails that are kept: when, to whom, what of.", options: jsonOption },
  "a migrated database",
  async ({ database }, { options }, { say }) => {
    const mails = await listKeptMail(database, 1_000);
    if (options.json) say(JSON.stringify(mails.map(({ id, to, subject, keptAt }) => ({ id, to, subject, keptAt }))));
    else if (mails.length === 0) say("No mail is kept.");
    else for (const { id, to, subject, keptAt } of mails) say([id, keptAt.toISOString(), to, subject].join("  "));
    return exitCodes.done;
  },
);

const show = command(
  {
    about: "Shows one mail that is kept, with its link.",
    words: [{ name: "id", about: "the first column of mail list" }],
  },
  "a migrated database",
  async ({ database }, { words }, { say }) => {
    const mail = await findKeptMail(database, words[0]!);
    if (!mail) throw new LaunchError(`No mail "${words[0]}" is kept; mail list shows them.`);
    say(`To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`);
    return exitCodes.done;
  },
);

const send = command(
  {
    about:
      "Sends by SMTP_URL all mails that are kept, the oldest first; each is kept until it was taken over. " +
      "Links in old mails may have run out.",
    failure: "SMTP_URL is not set, or a mail was refused; what is left is kept, and running it again resumes",
  },
  "a migrated database",
  async ({ config, database, clock }, _, { say }) => {
    if (!config.smtpUrl) throw new LaunchError("SMTP_URL is not set, so nothing can be sent.");
    try {
      say(`Sent ${await sendKeptMail(database, createDelivery(config, database, clock))} mails.`);
      return exitCodes.done;
    } catch (error) {
      throw new LaunchError(`${(error as Error).message}; ${await countKeptMail(database)} mails are still kept.`);
    }
  },
);

/** `node build/server.js mail …`. */
export const mailCommands: CommandGroup = {
  about: "The mails that are kept because no SMTP_URL was set when they were due.",
  commands: { list, show, send },
};
