import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "./tree.ts";

/** What others import: the front doors of every package. */
const doors = [
  "sdk/index.ts",
  "sdk/testing/index.ts",
  "sdk/api/index.ts",
  "widgets/index.ts",
  "widgets/react/index.ts",
];

test("everything that a package gives to others says in a docstring what it is", () => {
  const paths = doors.map((door) => join(root, door));
  const program = ts.createProgram(paths, {
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  });
  const checker = program.getTypeChecker();
  const silent = paths.flatMap((path) => {
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(path)!)!);
    expect(exported.length, path).toBeGreaterThan(0);
    return exported
      .filter((symbol) => {
        const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        return own.getDocumentationComment(checker).length === 0;
      })
      .map(({ name }) => name);
  });
  expect(silent).toEqual([]);
}, 60_000);
