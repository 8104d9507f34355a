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
      const rooms = gatherings.mailingRooms(context);
      const choices = (await mailChoices(context, rooms)).map((choice, at) => {
        const { room, label, groups } = rooms[at]!;
        const named = groups.map((one) => [one.group, words(room, one.label)] as const);
        return { ...choice, about: words(room, label), words: Object.fromEntries(named) };
      });
      const quiet = await ownQuietTime(context);
      return { quiet, choices };
    },
  });
