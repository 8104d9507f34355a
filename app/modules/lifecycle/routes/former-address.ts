import { redirect } from "@remix-run/node";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { boards, lifecyclePlaces } from "../lifecycle-places.ts";

const moved: Readonly<Record<string, string>> = {
  ...Object.fromEntries(boards.map((board) => [`/lifecycle/${board}`, lifecyclePlaces.board(board)])),
  "/settings/lifecycle": lifecyclePlaces.templates,
};

/** Addresses of before lead to their screens, with what was asked of them. */
export const loader = page({
  can: feature("LIFECYCLE"),
  input: z.object({}),
  load: async (_context, _input, { url }) => {
    const { pathname, search } = new URL(url);
    throw redirect(`${moved[pathname.replace(/\.data$/, "")] ?? lifecyclePlaces.mine}${search}`, 301);
  },
});
