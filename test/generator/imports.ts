import ts from "typescript";

/** The specifiers, as written, of a module's imports, re-exports, dynamic imports and type imports. */
export function specifiersOf(text: string, file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) {
      found.push(textOf(specifier, source));
    }
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  visit(source);
  return found;
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return node.arguments[0];
  }
  return ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
    ? node.argument.literal
    : undefined;
}

/** The text of a specifier. If the specifier is a template, only the text before the first expression. */
function textOf(specifier: ts.Node, source: ts.SourceFile): string {
  if (ts.isStringLiteralLike(specifier)) return specifier.text;
  return ts.isTemplateExpression(specifier) ? specifier.head.text : specifier.getText(source);
}
