/** Reply that is already serialized, so that an unchanged reply is sent again without work. */
export class JsonReply<Reply> {
  readonly text: string
  /** Exists only in the type, to carry `Reply`. */
  declare readonly reply: Reply

  private constructor(text: string) {
    this.text = text
  }

  static of<Reply>(reply: Reply): JsonReply<Reply> {
    return new JsonReply<Reply>(JSON.stringify(reply))
  }

  parse(): Reply {
    return JSON.parse(this.text) as Reply
  }
}
