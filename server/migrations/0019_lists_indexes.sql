-- Where the table is large, these three may be built by hand (CREATE INDEX CONCURRENTLY) before the new server starts.
CREATE INDEX IF NOT EXISTS "case_page_idx" ON "case" USING btree ("company_id","side","created_at","id","status","product_id","impression_type","package_type","patient_type","arch","has_refinements","with_ts","doctor_id","assigned_rm_id","status_since","updated_at","submitted_at","search_text");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "case_state_idx" ON "case" USING btree ("status","company_id","side","created_at","id","status_since");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "case_of_doctor_idx" ON "case" USING btree ("doctor_id","company_id","side","created_at","id") WHERE doctor_id is not null;--> statement-breakpoint
-- Servers of before find their lists without these, too, only not as quickly.
DROP INDEX "case_list_idx";--> statement-breakpoint
DROP INDEX "case_updated_idx";--> statement-breakpoint
DROP INDEX "case_status_idx";--> statement-breakpoint
DROP INDEX "case_product_idx";--> statement-breakpoint
DROP INDEX "case_identifier_idx";--> statement-breakpoint
DROP INDEX "case_reference_idx";--> statement-breakpoint
DROP INDEX "case_reference_desc_idx";--> statement-breakpoint
DROP INDEX "case_doctor_idx";--> statement-breakpoint
DROP INDEX "case_manager_idx";--> statement-breakpoint
DROP INDEX "case_all_created_idx";--> statement-breakpoint
DROP INDEX "case_provider_idx";
