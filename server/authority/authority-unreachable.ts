/** The authority gave no verdict, so the document's state there is unknown. The same request may be repeated. */
export class AuthorityUnreachable extends Error {
  override readonly name = "AuthorityUnreachable";
}
