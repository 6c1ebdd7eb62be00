import { isJsonObject } from '../json';
import { REPORT_KINDS, VITAL_NAMES, type Report, type ReportKind, type VitalName } from './report.types';

const MAX_REPORTS = 20;
const MAX_MESSAGE = 300;
/** Longer than a page is waited for; what lies above is a clock that jumped, or a joke. */
const MAX_VITAL = 600_000;
const NAME = /^[\w.+-]{1,80}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MEMBERS = new Set(['domain', 'version', 'kind', 'tab', 'message', 'vital']);

/** The reports of a body, or null when any part of it is not of the agreed shape. */
export function parseReports(body: unknown): readonly Report[] | null {
  if (!Array.isArray(body) || body.length > MAX_REPORTS) return null;
  const reports = body.map(parseReport).filter((report) => report !== null);
  return reports.length === body.length ? reports : null;
}

function parseReport(value: unknown): Report | null {
  if (!isJsonObject(value) || Object.keys(value).some((key) => !MEMBERS.has(key))) return null;
  const { domain, version, kind, tab, message, vital } = value;
  if (!isText(domain, NAME) || !isText(version, NAME) || !isText(tab, UUID) || !isKind(kind)) return null;
  if (message !== undefined && !(typeof message === 'string' && message.length <= MAX_MESSAGE)) return null;
  const measured = parseVital(vital);
  if ((kind === 'vital') !== (measured !== null) || (vital !== undefined && measured === null)) return null;
  return {
    domain,
    version,
    kind,
    tab: tab.toLowerCase(),
    ...(message !== undefined && { message }),
    ...(measured !== null && { vital: measured }),
  };
}

function parseVital(value: unknown): { name: VitalName; value: number } | null {
  if (!isJsonObject(value) || Object.keys(value).length !== 2) return null;
  const name = VITAL_NAMES.find((known) => known === value['name']);
  const measured = value['value'];
  if (!name || typeof measured !== 'number' || !(measured >= 0)) return null;
  return { name, value: Math.min(measured, MAX_VITAL) };
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

function isKind(value: unknown): value is ReportKind {
  return REPORT_KINDS.some((kind) => kind === value);
}
