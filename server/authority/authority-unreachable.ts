/** The authority returned no verdict, so the decision is unknown. The request can be repeated safely. */
export class AuthorityUnreachable extends Error {
  override readonly name = "AuthorityUnreachable";
}
