ALTER TABLE "production_order" ADD COLUMN "making" jsonb;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "making" jsonb;