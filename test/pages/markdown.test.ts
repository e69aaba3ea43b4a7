import { describe, expect, it } from "vitest";
import { markdown, markdownLine } from "../../generator/emit/pages/reference/markdown.ts";

describe("a description", () => {
  it.each([
    ["", ""],
    ["one\ntwo", "<p>one\ntwo</p>"],
    ["one\n\ntwo", "<p>one</p>\n<p>two</p>"],
    ["- a\n- b\n  c", "<ul><li>a</li><li>b\nc</li></ul>"],
    ["1. a\n2) b", "<ol><li>a</li><li>b</li></ol>"],
    ["## Title ##", "<p><strong>Title</strong></p>"],
    ["```json\n{}\n\n- x\n```", "<pre><code>{}\n\n- x</code></pre>"],
    ["```\nnever closed", "<pre><code>never closed</code></pre>"],
    ["`a_b_c` and _so_", "<p><code>a_b_c</code> and <em>so</em></p>"],
    ["a_b_c **d**", "<p>a_b_c <strong>d</strong></p>"],
    ["`**x**`", "<p><code>**x**</code></p>"],
    ["![a picture](https://other.example/x.png)", "<p>a picture</p>"],
    ["> [!NOTE]\n> quoted", "<p>quoted</p>"],
  ])("%j becomes %j", (text, expected) => {
    expect(markdown(text).text).toBe(expected);
  });

  it("links only to https and mailto addresses", () => {
    const text = "[a](https://x.example) [b](mailto:a@b.example) [c](javascript:x) [d](//e)";
    expect([...markdown(text).text.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      "https://x.example",
      "mailto:a@b.example",
    ]);
  });

  it.each([
    "<script>x</script>",
    '[a](https://x.example/"onclick="x)',
    "```\n</code><b>\n```",
    "`<b>`",
    "# <b>",
  ])("%j injects no tag and no attribute", (text) => {
    const tags = [...markdown(text).text.matchAll(/<\/?([a-z]+)([^>]*)>/g)];
    expect(tags.map(([, name]) => name).filter((name) => /^(script|b)$/.test(name ?? ""))).toEqual(
      [],
    );
    expect(tags.map(([, , rest]) => rest).join("")).not.toMatch(/"\s*onclick=/);
  });

  it("of one paragraph becomes one element without trailing empty lines, and lists stay lists", () => {
    expect(markdownLine("one\n\n").text).toBe("<p>one</p>");
    expect(markdownLine("one\n- two").text).toBe("<p>one</p>\n<ul><li>two</li></ul>");
    expect(markdownLine("- two").text).toBe("<ul><li>two</li></ul>");
  });
});
