import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";

export const developEndpoints: readonly AnyEndpoint[] = [];
