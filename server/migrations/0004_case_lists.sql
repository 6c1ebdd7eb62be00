DROP INDEX "case_created_idx";--> statement-breakpoint
DROP INDEX "case_patient_idx";--> statement-breakpoint
DROP INDEX "case_identifier_idx";--> statement-breakpoint
DROP INDEX "case_doctor_idx";--> statement-breakpoint
ALTER TABLE "case" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(identifier), 'ı' || chr(775) || chr(31), 'i') || chr(31) || translate(lower(patient_name), 'ı' || chr(775) || chr(31), 'i') || chr(31) || translate(lower(coalesce(client_reference_id, '')), 'ı' || chr(775) || chr(31), 'i')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "case_list_idx" ON "case" USING btree ("company_id","side","created_at","id","status","product_id","impression_type","package_type","patient_type","arch","has_refinements","with_ts","doctor_id","status_since","updated_at","submitted_at","search_text");--> statement-breakpoint
CREATE INDEX "case_status_since_idx" ON "case" USING btree ("company_id","side","status_since","id");--> statement-breakpoint
CREATE INDEX "case_product_idx" ON "case" USING btree ("company_id","side","product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "case_reference_idx" ON "case" USING btree ("company_id","side","client_reference_id","id");--> statement-breakpoint
CREATE INDEX "case_reference_desc_idx" ON "case" USING btree ("company_id","side","client_reference_id" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "case_rm_idx" ON "case" USING btree ("assigned_rm_id");--> statement-breakpoint
CREATE INDEX "case_search_idx" ON "case" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "case_all_created_idx" ON "case" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "case_patient_idx" ON "case" USING btree ("company_id","side",lower("patient_name"),"id","patient_name");--> statement-breakpoint
CREATE INDEX "case_identifier_idx" ON "case" USING btree ("company_id","side",length("identifier"),"identifier","id");--> statement-breakpoint
CREATE INDEX "case_doctor_idx" ON "case" USING btree ("doctor_id","company_id","side","created_at","id");