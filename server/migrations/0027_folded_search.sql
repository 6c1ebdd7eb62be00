CREATE INDEX CONCURRENTLY "case_folded_idx" ON "case" USING gin (lower(regexp_replace(normalize("search_text", nfd), '[\u0300-\u036f\u064b-\u065f\u0670]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
-- Servers of before search without this one, too, only not as quickly.
DROP INDEX CONCURRENTLY "case_search_idx";
