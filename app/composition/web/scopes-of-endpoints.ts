import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { roomServers } from "../rooms.server.ts";
import { scopeOf } from "./module-of-room.ts";

/** The scope that opens each endpoint of the product, by its room and method. */
export function scopesOfEndpoints(): ReadonlyMap<AnyEndpoint, string | null> {
  return new Map(
    roomServers.flatMap((room) =>
      (room.endpoints ?? []).map((endpoint) => [endpoint, scopeOf(room.name, endpoint)] as const),
    ),
  );
}
