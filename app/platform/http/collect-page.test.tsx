import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { collectPage } from "./collect-page.ts";

test("letters of several bytes are whole, wherever React's pieces end", async () => {
  const lines = Array.from({ length: 600 }, (_, number) => `${"a".repeat(number % 7)} البحث في الإعدادات हिन्दी में`);
  const page = await new Promise<Buffer>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ul>
        {lines.map((line, number) => (
          <li key={number}>{line}</li>
        ))}
      </ul>,
      { onAllReady: () => collectPage(pipe).then(resolve, reject) },
    );
  });
  const text = page.toString("utf8");
  expect(text).not.toMatch(/[\0\uFFFD]/);
  expect(text).toBe(`<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`);
});
