import build, { type AnySchema } from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import { lazy } from '../lazy';

/** Writes answers by the contract's schemas as Fastify does it by itself, but compiles each with the first answer of its kind. */
export function serializationPlugin(app: FastifyInstance): void {
  app.setSerializerCompiler<AnySchema>(({ schema }) =>
    lazy(() => build(schema) as (answer: unknown) => string),
  );
}
