/** The authority returned no verdict, so the decision is unknown. The same request can safely be sent again. */
export class AuthorityUnreachable extends Error {
  override readonly name = "AuthorityUnreachable";
}
