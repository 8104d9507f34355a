import type { ServerBuild } from "@remix-run/server-runtime";

type Route = { id: string; parentId?: string; path?: string; index?: boolean };

/** Segments of an address that are compared; deeper ones part few routes and would only make more parts. */
const depth = 4;

/**
 * The part of a build that an address can concern. Remix walks all routes several times for each
 * page, so that its cost grows with the product; a part has the few routes whose fixed segments fit
 * the address. Which of them answers is still decided by Remix.
 */
export function buildParts(build: ServerBuild): (pathname: string) => ServerBuild {
  const patterns = new Map(Object.values(build.routes).map((route) => [route.id, segmentsOf(route, build.routes)]));
  const fixed = Array.from(
    { length: depth },
    (_, at) => new Set([...patterns.values()].map((pattern) => fixedAt(pattern, at))),
  );
  const parts = new Map<string, ServerBuild>();
  return (pathname) => {
    const address = addressSegments(pathname)
      .slice(0, depth)
      .map((segment, at) => (fixed[at]!.has(segment) ? segment : ":"));
    const key = address.join("/");
    const known = parts.get(key);
    if (known) return known;
    const part = partOf(build, (id) => couldMatch(patterns.get(id)!, address));
    parts.set(key, part);
    return part;
  };
}

function segmentsOf(route: Route, routes: Readonly<Record<string, Route | undefined>>): string[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return [...(parent ? segmentsOf(parent, routes) : []), ...(route.path ?? "").split("/").filter(Boolean)];
}

/** The segment that must stand at a place, or null where any, none or a rest may stand there. */
function fixedAt(pattern: readonly string[], at: number): string | null {
  const segment = pattern[at];
  if (segment === undefined || pattern.slice(0, at + 1).some((before) => before === "*" || before.endsWith("?")))
    return null;
  return segment.startsWith(":") ? null : segment.toLowerCase();
}

function couldMatch(pattern: readonly string[], address: readonly string[]): boolean {
  return Array.from({ length: depth }, (_, at) => fixedAt(pattern, at)).every(
    (fixed, at) => fixed === null || fixed === address[at],
  );
}

/** As Remix reads an address: decoded, without regard to case, a request for data by the address of its page. */
function addressSegments(pathname: string): string[] {
  const page = pathname.replace(/(^\/_root)?\.data$/, "");
  return page.split("/").filter(Boolean).map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return ":";
  }
}

function partOf(build: ServerBuild, fits: (id: string) => boolean): ServerBuild {
  const only = <T>(routes: Record<string, T>) => Object.fromEntries(Object.entries(routes).filter(([id]) => fits(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}
