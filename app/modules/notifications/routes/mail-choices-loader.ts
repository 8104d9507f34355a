import { z } from "zod";
import type { Can } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { ownQuietTime } from "../queries/quiet-time.ts";
import { mailChoices } from "../queries/mail-choices.ts";

/** The loader of both screens: what mails are about, in words, with what holds. */
export const mailChoicesLoader = (can: Can) =>
  page({
    can,
    input: z.object({}),
    load: async (context, _input, _request, { gatherings, words }) => {
      const about = new Map(gatherings.mailingRooms(context).map(({ room, label }) => [room, words(room, label)]));
      const choices = await mailChoices(context, [...about.keys()]);
      const quiet = await ownQuietTime(context);
      return { quiet, choices: choices.map((choice) => ({ ...choice, about: about.get(choice.room)! })) };
    },
  });
