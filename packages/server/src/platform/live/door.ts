import type { FastifyRequest } from 'fastify';

/** What the live channel asks of the product: who may come in, and what they may listen to. */
export interface Door<Member> {
  /** Looks at a connection before its first frame. Throws what it is refused with. */
  meet(request: FastifyRequest): Promise<void>;
  /** Who connects, by the headers of the CONNECT frame. Throws what they are refused with. */
  admit(request: FastifyRequest, headers: ReadonlyMap<string, string>): Promise<Member>;
  /** @returns the key that messages of a destination are published under. Throws where it is not theirs. */
  allow(member: Member, destination: string): Promise<string>;
}
