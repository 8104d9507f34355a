import { createComponent, type EventName } from "@lit/react";
import * as React from "react";
import { CairnProvider as Provider } from "../core/cairn-provider.ts";
import { GoalCard as Card } from "../goal-card/goal-card.ts";
import { GoalCheckIn as CheckIn } from "../goal-check-in/goal-check-in.ts";
import { GoalList as List } from "../goal-list/goal-list.ts";
import { GoalProgress as Progress } from "../goal-progress/goal-progress.ts";
import { PraiseButton as Button } from "../praise-button/praise-button.ts";
import { PraiseCount as Count } from "../praise-count/praise-count.ts";
import { PraiseWall as Wall } from "../praise-wall/praise-wall.ts";

/** Why a widget shows nothing; `message` is for people, `developerMessage` says what to change. */
export type CairnErrorDetail = { code: string; message: string; developerMessage: string; retryable: boolean };

const named = <Detail>(name: string) => name as EventName<CustomEvent<Detail>>;
const always = { onReady: named<object>("cairn-ready"), onError: named<CairnErrorDetail>("cairn-error") };
const goalEvents = { ...always, onGoalOpen: named<{ path: string }>("cairn-goal-open") };
const praiseEvents = { ...always, onPraiseOpen: named<{ path: string }>("cairn-praise-open") };

/** Around all widgets of a page: `cairn`, `company`, and `getToken` or `tokenEndpoint`. */
export const CairnProvider = createComponent({ tagName: "cairn-provider", elementClass: Provider, react: React });
/** Open goals of the person, their team or the company. */
export const GoalList = createComponent({
  tagName: "cairn-goal-list",
  elementClass: List,
  react: React,
  events: goalEvents,
});
/** One goal with progress, status, owners and due date. */
export const GoalCard = createComponent({
  tagName: "cairn-goal-card",
  elementClass: Card,
  react: React,
  events: goalEvents,
});
/** One goal in one line. */
export const GoalProgress = createComponent({
  tagName: "cairn-goal-progress",
  elementClass: Progress,
  react: React,
  events: goalEvents,
});
/** A check-in on one goal. */
export const GoalCheckIn = createComponent({
  tagName: "cairn-goal-check-in",
  elementClass: CheckIn,
  react: React,
  events: { ...goalEvents, onCheckedIn: named<{ goalId: string; percent: number | null }>("cairn-goal-checked-in") },
});
/** The latest praise. */
export const PraiseWall = createComponent({
  tagName: "cairn-praise-wall",
  elementClass: Wall,
  react: React,
  events: praiseEvents,
});
/** Praises a colleague in a dialog. */
export const PraiseButton = createComponent({
  tagName: "cairn-praise-button",
  elementClass: Button,
  react: React,
  events: { ...always, onPraiseSent: named<{ postId: string }>("cairn-praise-sent") },
});
/** How often the person was praised. */
export const PraiseCount = createComponent({
  tagName: "cairn-praise-count",
  elementClass: Count,
  react: React,
  events: praiseEvents,
});
