import build, { type AnySchema } from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import { lazy } from '../lazy';

type Serializer = (answer: unknown) => string;

/** Those that are compiled, by their schema: many calls answer by the same one, and so do all servers of a process. */
const serializers = new WeakMap<object, Serializer>();

/** Writes answers by the contract's schemas as Fastify does it by itself, but compiles each with the first answer of its kind. */
export function serializationPlugin(app: FastifyInstance): void {
  app.setSerializerCompiler<AnySchema>(({ schema }) => lazy(() => serializerOf(schema)));
}

function serializerOf(schema: AnySchema): Serializer {
  const known = serializers.get(schema);
  if (known) return known;
  const made = build(schema) as Serializer;
  serializers.set(schema, made);
  return made;
}
