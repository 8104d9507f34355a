import { type PointerEvent, type RefObject, useEffect, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { type ChartPlan, nodeSize } from "./chart-layout.ts";
import classes from "./org-chart.module.css";

const size = { width: 180, height: 110 };

export type ChartMapProps = { plan: ChartPlan; box: RefObject<HTMLElement>; scale: number };

/** The whole chart, small, with what is in sight; pressing it leads there. Shown where not all of it is in sight. */
export function ChartMap({ plan, box, scale }: ChartMapProps) {
  const { t } = useTranslation("people");
  const sight = useSight(box, scale, plan);
  const ratio = Math.min(size.width / plan.width, size.height / plan.height);
  if (!sight || (sight.width >= plan.width && sight.height >= plan.height)) return null;
  const lead = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === "pointermove" && event.buttons !== 1) return;
    const at = event.currentTarget.getBoundingClientRect();
    box.current?.scrollTo({
      left: ((event.clientX - at.left) / ratio) * scale - box.current.clientWidth / 2,
      top: ((event.clientY - at.top) / ratio) * scale - box.current.clientHeight / 2,
    });
  };
  return (
    <svg
      className={classes.map}
      width={plan.width * ratio}
      height={plan.height * ratio}
      role="img"
      aria-label={t("chart.map")}
      onPointerDown={lead}
      onPointerMove={lead}
    >
      {plan.placed.map(({ node, x, y }) => (
        <rect
          key={node.id}
          x={x * ratio}
          y={y * ratio}
          width={nodeSize.width * ratio}
          height={Math.max(1, nodeSize.height * ratio)}
          rx="1"
        />
      ))}
      <rect
        className={classes.sight}
        x={sight.left * ratio}
        y={sight.top * ratio}
        width={sight.width * ratio}
        height={sight.height * ratio}
        rx="2"
      />
    </svg>
  );
}

/** What of the drawing is in sight, in its own measures; null before the browser has drawn it. */
function useSight(box: RefObject<HTMLElement>, scale: number, plan: ChartPlan) {
  const [sight, setSight] = useState<{ left: number; top: number; width: number; height: number } | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () =>
      setSight({
        left: element.scrollLeft / scale,
        top: element.scrollTop / scale,
        width: element.clientWidth / scale,
        height: element.clientHeight / scale,
      });
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [box, scale, plan]);
  return sight;
}
