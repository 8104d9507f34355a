import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { roomServers } from "#app/composition/rooms.server.ts";
import routes from "#app/routes.ts";

/** One address of the product with what it answers to: intents of a page, or methods of the API. */
export type Address = { path: string; reads: boolean; intents: string[]; isPage: boolean };

/** Every page, action and resource, as the router knows them. */
export async function addresses(): Promise<Address[]> {
  return [...flatten(await routes, ""), ...apiAddresses()].sort((a, b) => a.path.localeCompare(b.path));
}

function apiAddresses(): Address[] {
  const endpoints = roomServers.flatMap((room) => room.endpoints ?? []);
  return [...new Set(endpoints.map((endpoint) => endpoint.path))].map((path) => {
    const methods = endpoints.filter((endpoint) => endpoint.path === path).map((endpoint) => endpoint.method);
    return {
      path: `/api/v1${path}`,
      isPage: false,
      reads: methods.includes("GET"),
      intents: methods.filter((method) => method !== "GET"),
    };
  });
}

function flatten(entries: readonly RouteConfigEntry[], above: string): Address[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join("/");
    const own = describe(`/${path}`, entry.file);
    const isAddress = entry.path !== undefined || entry.index;
    return [
      ...(isAddress && (own.reads || own.intents.length > 0) ? [own] : []),
      ...flatten(entry.children ?? [], path),
    ];
  });
}

function describe(path: string, file: string): Address {
  const source = readFileSync(join(import.meta.dirname, "../../../app", file), "utf8");
  const reads = /export (const|function|async function) loader\b|export \{[^}]*\bloader\b/.test(source);
  const acts = /export (const|function|async function) action\b|export \{[^}]*\baction\b/.test(source);
  const isPage = /export default\b|\bas default\b|\bdefault\b[^;]*\} from/.test(source);
  return { path, reads, intents: acts ? intentsOf(source) : [], isPage };
}

/** The intents a command menu names; an action without a menu has the one intent "". */
function intentsOf(source: string): string[] {
  const menu = /intents:\s*\{/.exec(source);
  if (!menu) return [""];
  let depth = 0;
  let end = menu.index + menu[0].length;
  for (; depth >= 0; end += 1) depth += source[end] === "{" ? 1 : source[end] === "}" ? -1 : 0;
  const body = source.slice(menu.index + menu[0].length, end - 1);
  const names: string[] = [];
  let level = 0;
  for (const token of body.matchAll(/[{}()]|"([^"]+)":|(?<=^|[,{\s])([a-z][\w]*):/gi)) {
    if (token[0] === "{" || token[0] === "(") level += 1;
    else if (token[0] === "}" || token[0] === ")") level -= 1;
    else if (level === 0) names.push(token[1] ?? token[2]!);
  }
  return names.sort();
}
