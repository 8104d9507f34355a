import { join } from "node:path";
import { build } from "vite";
import { against, show, type Measure } from "../measure.ts";
import { benchFolder, root } from "../places.ts";
import { interleave, median, spread } from "../statistics.ts";

const repeats = 20;

/** The table of `app/ui` with 300 rows of 6 cells, rendered on the server, against plain elements. */
export const tableRows: Measure = {
  id: "P6",
  about: "300 rows of 6 cells with avatar, chip, bar and menu: rendering",
  run: async ({ rounds }) => {
    process.env["NODE_ENV"] = "production";
    const folder = join(benchFolder, "table-rows");
    await build({
      root,
      configFile: false,
      logLevel: "error",
      mode: "production",
      esbuild: { jsx: "automatic" },
      build: {
        ssr: join(import.meta.dirname, "rendered-rows.tsx"),
        outDir: folder,
        emptyOutDir: true,
        target: "node24",
      },
    });
    const { renderOurs, renderPlain } = (await import(join(folder, "rendered-rows.js"))) as Record<
      "renderOurs" | "renderPlain",
      () => string
    >;
    for (let warm = 0; warm < 60; warm += 1) renderOurs() && renderPlain();
    const { ours, plain } = await interleave(Math.max(rounds, 9), {
      ours: () => timed(renderOurs),
      plain: () => timed(renderPlain),
    });
    return [
      against({
        id: "P6",
        what: "300 × 6 rows against plain elements",
        goal: "≤ 2× plain",
        limit: 2,
        ours,
        baseline: plain,
        name: "plain",
      }),
      {
        id: "P6",
        what: "300 × 6 rows",
        goal: "≤ 2.1 ms",
        value: median(ours),
        limit: 2.1,
        unit: "ms",
        ours: `${show(median(ours))} ms`,
        baseline: "",
        spread: spread(ours),
      },
    ];
  },
};

function timed(render: () => string): number {
  const before = process.cpuUsage();
  for (let count = 0; count < repeats; count += 1) render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / repeats;
}
