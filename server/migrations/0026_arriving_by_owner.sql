-- The wider index first: a server of before, which removes all that arrives of a type, fits into either.
CREATE UNIQUE INDEX CONCURRENTLY "case_asset_arriving_key" ON "case_asset" USING btree ("case_id","asset_type",coalesce(refinement_id, 0),coalesce(request_id, 0)) WHERE state = 'pending';--> statement-breakpoint
DROP INDEX CONCURRENTLY "case_asset_pending_key";
