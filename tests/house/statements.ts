import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { projectFiles, root } from "./tree.ts";

/** A statement or a part of one as it stands in a source, each value or part within it as `$`. */
export type WrittenSql = { place: string; text: string };

/** All that is written with the `sql` tag outside tests. */
export function writtenSql(): WrittenSql[] {
  return projectFiles()
    .filter((path) => /^(app|tenancy)\/.*\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\/testing\//.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return text.includes("sql`") ? taggedIn(path, text) : [];
    });
}

function taggedIn(path: string, text: string): WrittenSql[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: WrittenSql[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === "sql") {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push({ place: `${path}:${line}`, text: plainText(node.template) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** In one line, in small letters, without comments. */
function plainText(template: ts.TemplateLiteral): string {
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  return parts
    .join(" $ ")
    .replace(/--[^\n]*/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
