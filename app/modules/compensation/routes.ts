import { route, type RouteConfig } from "@remix-run/route-config";
import { compensationPlaces, compensationTeamScopes } from "./compensation-places.ts";

const file = (name: string) => `modules/compensation/routes/${name}`;
const at = (path: string, name: string, id?: string) => route(path.slice(1), file(name), id ? { id } : {});

export const compensationRoutes = [
  at(compensationPlaces.planning, "planning.tsx", "compensation/planning-company"),
  ...compensationTeamScopes.map((scope) =>
    at(compensationPlaces.teamPlanning(scope), "planning.tsx", `compensation/planning-${scope}`),
  ),
  at(compensationPlaces.recommendation, "recommendation.tsx", "compensation/recommendation-company"),
  at(compensationPlaces.teamRecommendation, "recommendation.tsx", "compensation/recommendation-team"),
  at(compensationPlaces.settings, "settings.tsx"),
  at(compensationPlaces.insights, "insights.tsx"),
  at(compensationPlaces.creation(":compensationCycleId"), "creation.tsx"),
  at(compensationPlaces.mine, "mine.tsx"),
  at(compensationPlaces.cells, "cells.ts"),
  at(compensationPlaces.handOver, "hand-over.ts"),
  at(compensationPlaces.planFile, "plan-file.ts"),
  at(compensationPlaces.letter, "letter.ts"),
] satisfies RouteConfig;
