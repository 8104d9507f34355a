import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { userLabel, type UserLabel } from "#app/platform/context/derived-access.ts";
import { logoAddress } from "#app/platform/company/logo.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { RecordScreen } from "#app/platform/contributions/record-links.ts";
import { parsePanelStack, type PanelEntry } from "#app/platform/contributions/panel.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { openScreens, recordScreensFor, type OpenScreens } from "./navigation.ts";

export type FrameData = {
  company: string;
  /** Where the company's logo is; null where it has none. */
  logo: string | null;
  person: { id: string; name: string; email: string; photo: string | null; timeZone: string; label: UserLabel };
  screens: OpenScreens;
  recordScreens: RecordScreen[];
  /** The admin who sees all this as the person. */
  viewedBy: string | null;
  panel: (PanelEntry & { data: unknown }) | null;
  /** When support, who is looking, has to leave; null where the person is themselves. */
  supportUntil: string | null;
  /** The server's now, so that "2 hours ago" says the same on both sides. */
  now: string;
};

const input = z.object({ panelStack: z.string().optional() });

/** What the frame around every screen shows, and the panel the address opens. */
export function loadFrame(args: LoaderFunctionArgs): Promise<FrameData> {
  const { scope } = args.context;
  return page({
    can: signedIn,
    input,
    load: async (context, { panelStack }, request) => {
      const url = new URL(request.url);
      const address = scope.gatherings.leadsTo(context, url.pathname, url.search);
      if (address) throw redirect(address);
      return frameOf(scope, context, url, panelStack ?? null);
    },
  })(args);
}

async function frameOf(
  scope: RequestScope,
  context: Context,
  { searchParams }: URL,
  panelStack: string | null,
): Promise<FrameData> {
  const { gatherings, words } = scope;
  return {
    company: context.tenant.name,
    logo: logoAddress(context.tenant),
    person: {
      id: context.actor.employeeId,
      name: context.actor.name,
      email: context.actor.email,
      photo: context.actor.photo ?? null,
      timeZone: context.actor.timeZone,
      label: userLabel(context.actor),
    },
    screens: await openScreens(context, gatherings.rooms, await gatherings.waiting(context)),
    recordScreens: await recordScreensFor(context, gatherings.rooms, words),
    viewedBy: scope.session?.supportUntil ? null : (context.viewedBy?.name ?? null),
    panel: await openPanel(scope, context, panelStack, searchParams),
    supportUntil: scope.session?.supportUntil ?? null,
    now: context.clock.now().toISOString(),
  };
}

/** A panel whose record is gone or hidden leaves the page below it usable; one of a module that is not in use is none. */
async function openPanel(
  scope: RequestScope,
  context: Context,
  stack: string | null,
  search: URLSearchParams,
): Promise<FrameData["panel"]> {
  const top = parsePanelStack(stack).at(-1);
  if (!top) return null;
  try {
    const data = await scope.gatherings.panel(context, top.type, top.id, search);
    return data === null ? null : { ...top, data };
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return { type: "MISSING", id: top.id, data: null };
    throw error;
  }
}
