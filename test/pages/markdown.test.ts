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
    ["one\n\n> two\n>\n> three", "<p>one</p>\n<p>two</p>\n<p>three</p>"],
    ["- one\n\n> two", "<ul><li>one</li></ul>\n<p>two</p>"],
    ["```\n> a\n![b](c)\n```", "<pre><code>&#62; a\n![b](c)</code></pre>"],
    ["> ```\n> a\n> ```\n> b", "<pre><code>a</code></pre>\n<p>b</p>"],
    ["**`a`** and _`b`_", "<p><strong><code>a</code></strong> and <em><code>b</code></em></p>"],
    [
      "[`a[]` b](https://x.example)",
      '<p><a href="https://x.example" rel="noreferrer"><code>a[]</code> b</a></p>',
    ],
    ["[a](https://x.example/`b`)", "<p>[a](https://x.example/<code>b</code>)</p>"],
    [
      "`a` \ufffc ![`b`](c`d`) `$&`",
      "<p><code>a</code>  ![<code>b</code>](c<code>d</code>) <code>$&#38;</code></p>",
    ],
  ])("%j becomes %j", (text, expected) => {
    expect(markdown(text).text).toBe(expected);
  });

  it("links only to web and mail addresses", () => {
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

  it("becomes one `<p>` in markdownLine if it is a single paragraph; a list stays a list", () => {
    expect(markdownLine("one\n\n").text).toBe("<p>one</p>");
    expect(markdownLine("one\n- two").text).toBe("<p>one</p>\n<ul><li>two</li></ul>");
    expect(markdownLine("1) one\n2) two").text).toBe("<ol><li>one</li><li>two</li></ol>");
    expect(markdownLine("- two").text).toBe("<ul><li>two</li></ul>");
    expect(markdownLine("> two").text).toBe("<p>two</p>");
    expect(markdownLine("![a picture](https://x.example/x.png) one").text).toBe(
      "<p>a picture one</p>",
    );
  });
});
