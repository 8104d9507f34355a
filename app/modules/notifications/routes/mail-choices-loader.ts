import { z } from "zod";
import type { Can } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { ownDevices } from "../queries/own-devices.ts";
import { ownQuietTime } from "../queries/quiet-time.ts";
import { mailChoices } from "../queries/mail-choices.ts";

/** The loader of both screens: what mails are about, in words, with what holds. One's own has what one may be told. */
export const mailChoicesLoader = (can: Can, { own }: { own: boolean }) =>
  page({
    can,
    input: z.object({}),
    load: async (context, _input, _request, { gatherings, words }) => {
      const leads = !own || context.actor.directManager;
      const rooms = gatherings
        .mailingRooms(context)
        .map((room) => ({ ...room, groups: room.groups.filter(({ leaders }) => leads || !leaders) }));
      const choices = (await mailChoices(context, rooms)).map((choice, at) => {
        const { room, label, groups } = rooms[at]!;
        const named = groups.map((one) => [one.group, words(room, one.label)] as const);
        return { ...choice, about: words(room, label), words: Object.fromEntries(named) };
      });
      const quiet = await ownQuietTime(context);
      const devices = own ? await ownDevices(context) : [];
      const chat = await gatherings.chatForPeople(context);
      const { timeZone } = context.actor;
      const company = context.tenant.slug;
      return { quiet, choices, devices, chat, company, timeZone, now: context.clock.now().toISOString() };
    },
  });
