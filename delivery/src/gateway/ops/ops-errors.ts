import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DeliveryError, type DeliveryErrorCode } from '../../errors';
import { answerError } from '../request-log';
import { NotYours, WrongRequest } from './ops-requests';
import type { OpsError } from './ops.types';

/** Refusals that say more by another status than by 409, which is: the feed stays as it is. */
const STATUS: Readonly<Partial<Record<DeliveryErrorCode, number>>> = {
  releaseNotFound: 404,
  invalidRollout: 400,
  unknownCohort: 400,
  invalidPreview: 400,
  reasonMissing: 400,
  storeUnavailable: 503,
};

/** A refusal with its reasons; a defect as everywhere else. */
export function answerOpsError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (error instanceof WrongRequest) return send(reply, 400, { code: 'badRequest', message: error.message });
  if (error instanceof NotYours) return send(reply, 403, { code: 'notYours', message: error.message });
  if (!(error instanceof DeliveryError)) return answerError(error, request, reply);
  const { code, message, reasons } = error;
  return send(reply, STATUS[code] ?? 409, { code, message, reasons });
}

function send(reply: FastifyReply, status: number, error: OpsError): FastifyReply {
  return reply.code(status).send(error);
}
